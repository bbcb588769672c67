import type { ManifestOptions } from 'vite-plugin-pwa'

const resumeFiles = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/msword': ['.doc'],
}

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
  display_override: ['window-controls-overlay', 'standalone', 'minimal-ui'],
  orientation: 'any',
  theme_color: '#FBFAF7',
  background_color: '#FBFAF7',
  categories: ['business', 'productivity'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: [
    { name: 'Analyze a resume', short_name: 'Analyze', url: '/analyzer' },
    { name: 'Build a resume', short_name: 'Build', url: '/builder' },
  ],
  share_target: {
    action: '/share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      files: [{ name: 'resume', accept: Object.entries(resumeFiles).flat(2) }],
    },
  },
  file_handlers: [{ action: '/analyzer', accept: resumeFiles }],
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
}
