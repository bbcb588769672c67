import type { ManifestOptions } from 'vite-plugin-pwa'

const resumeFiles = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/msword': ['.doc'],
}

/** Photos of the pages are shared and opened like files. */
const pictures = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
}
const accepted = { ...resumeFiles, ...pictures }

const shortcutIcon = { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }

/** Made by `npm run screens:manifest`. */
const screenshot = (name: string, sizes: string, form_factor: 'wide' | 'narrow', label: string) => ({
  src: `/screens/${name}-${form_factor}.png`,
  sizes,
  type: 'image/png',
  form_factor,
  label,
})
const wide = (name: string, label: string) => screenshot(name, '1280x800', 'wide', label)
const narrow = (name: string, label: string) => screenshot(name, '780x1600', 'narrow', label)

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Legible: resume analysis and builder',
  short_name: 'Legible',
  description: 'See your resume the way the machine does.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'any',
  theme_color: '#FBFAF7',
  background_color: '#FBFAF7',
  categories: ['business', 'productivity'],
  // Pixels made of icon.svg beside this file, for the reason said in index.html.
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  shortcuts: [
    {
      name: 'Analyze a resume',
      short_name: 'Analyze',
      description: 'Read and score a PDF or Word file',
      url: '/analyzer',
      icons: [shortcutIcon],
    },
    {
      name: 'Build a resume',
      short_name: 'Build',
      description: 'Write a resume step by step',
      url: '/builder',
      icons: [shortcutIcon],
    },
  ],
  screenshots: [
    wide('analysis', 'A resume read, scored and marked on its page'),
    wide('builder', 'Writing a resume, with the page as it will be printed'),
    narrow('analysis', 'The scores of a resume, with their reasons'),
    narrow('builder', 'Writing a resume on a phone'),
  ],
  share_target: {
    action: '/share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      files: [{ name: 'resume', accept: Object.entries(accepted).flat(2) }],
    },
  },
  file_handlers: [{ action: '/analyzer', accept: accepted }],
  // web+legible:job?text=… hands a job posting to the analyzer, from a bookmark or another program.
  protocol_handlers: [{ protocol: 'web+legible', url: '/analyzer?link=%s' }],
  edge_side_panel: { preferred_width: 480 },
  handle_links: 'preferred',
  prefer_related_applications: false,
  // A file opened from outside never takes a page away on which somebody was typing.
  launch_handler: { client_mode: ['navigate-new', 'auto'] },
}
