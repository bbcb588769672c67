import { catalog } from '#shared/i18n/catalog.ts'

// What each check is called, as a quality of the resume, and why it matters: by the check's id.

export const TITLES = catalog('check-titles', {
  'action-verbs': 'Bullets begin with an action verb',
  'ats-contact-in-body': 'Contact details stand in the body',
  'ats-corrected-reading': 'Read correctly without help',
  'ats-decodable-fonts': 'Every letter can be decoded',
  'ats-file-size': 'A file of a sane size',
  'ats-hidden-text': 'No hidden text',
  'ats-icon-fonts': 'No icons in place of words',
  'ats-known-headings': 'Use standard section headings',
  'ats-length': 'Length',
  'ats-link-text': 'Links lead where they say',
  'ats-no-tables': 'No text in tables',
  'ats-no-text-boxes': 'No text boxes',
  'ats-no-text-in-images': 'No text in pictures',
  'ats-parsable-dates': 'Dates a machine can parse',
  'ats-reading-order': 'The lines read in one order',
  'ats-single-column': 'One column',
  'ats-stuffing': 'No keyword stuffing',
  'ats-text-layer': 'The file has text in it',
  'blank-runs': 'No runs of blank lines',
  'body-text-size': 'Text large enough to read',
  'bullet-count': 'Each position has the right number of bullets',
  'bullet-length': 'Bullets are neither too short nor too long',
  'bullet-strength': 'Bullets that say what you achieved',
  'bullet-style': 'One kind of bullet',
  'bullets-split-pages': 'No bullet is split over two pages',
  'bullets-used': 'Bullets instead of paragraphs',
  cliches: 'No clichés',
  'common-spelling': 'No common misspellings',
  'date-style': 'Dates in one style',
  'dates-in-order': 'Nothing ends before it starts, or starts in the future',
  'double-spaces': 'Single spaces',
  'education-complete': 'Degree, field and school are there',
  'education-depth': 'Education as long as it is fresh',
  'education-grade': 'A grade only where it helps',
  'education-present': 'Education',
  'education-year': 'Each degree has its year',
  'email-professional': 'A professional address',
  'email-valid': 'An email address that works',
  'empty-sections': 'No empty section',
  'end-punctuation': 'Bullets end alike',
  'experience-complete': 'Each position has a title and a company',
  'experience-dates': 'Each position has dates',
  'experience-present': 'Work experience',
  'figures-plausible': 'Figures that can be true',
  'file-name': 'The file name says who it is',
  'file-title': 'The file has a title of yours',
  fillers: 'No filler words',
  'first-person': 'Written without I, my or we',
  'font-families': 'Few font families',
  'font-sizes': 'Few sizes of text',
  gaps: 'Time between positions',
  'heading-at-page-foot': 'No heading alone at the foot of a page',
  'keyword-acronyms': 'Acronyms written out once',
  'keyword-certificates': 'Certificates and licences',
  'keyword-copied': 'Lines copied from the job posting',
  'keyword-degree': 'The degree asked for',
  'keyword-languages': 'Languages asked for',
  'keyword-location': 'The place of the job',
  'keyword-preferred': 'Preferred skills',
  'keyword-recency': 'Required skills used lately',
  'keyword-required': 'Required skills',
  'keyword-stuffing': 'Keywords earned, not heaped up',
  'keyword-title': 'The job’s title',
  'keyword-years': 'Years of experience asked for',
  'licence-up-front': 'The licence stands at the top',
  'linkedin-present': 'LinkedIn profile',
  'links-valid': 'Links lead somewhere',
  'location-present': 'Where you are',
  margins: 'Room at the edges',
  'may-be-misread': 'Everything on the page was understood',
  'name-present': 'Your name is found',
  'newest-first': 'The newest position comes first',
  'no-long-capitals': 'No long lines of capitals',
  'one-contact': 'One email address, one phone number',
  overlaps: 'Positions held at the same time',
  'page-count': 'One page, or two',
  'page-size': 'A page that prints',
  'passive-voice': 'Active voice',
  'personal-data': 'No data nobody may ask for',
  'phone-valid': 'A phone number that can be called',
  placeholders: 'Template text left in',
  'plans-ahead': 'What is planned lies ahead',
  'quantified-results': 'Results are measured',
  'quote-mix': 'One kind of quotation mark and apostrophe',
  references: 'No room for references',
  'repeated-phrases': 'Bullets do not repeat each other',
  'repeated-verbs': 'Opening verbs vary',
  'section-order': 'Sections in the order of what matters',
  'skills-count': 'Neither too few skills nor too many',
  'skills-grouped': 'A long list of skills is grouped',
  'skills-levels': 'No stars, bars or percentages for skills',
  'skills-present': 'A skills section',
  'skills-separable': 'Skills can be told apart by a machine',
  'skills-shown': 'Skills show in your work',
  'skills-soft': 'Soft skills do not dominate',
  'skills-target-first': 'The skills of the target come first',
  'summary-length': 'The summary has the right length',
  'summary-level': 'The summary says how experienced you are',
  'summary-own-words': 'The summary is not a bullet again',
  'summary-present': 'A summary at the top',
  'summary-proof': 'The summary proves something',
  'summary-role': 'The summary names the role',
  'technology-spelling': 'Technologies are spelled as their makers spell them',
  tense: 'Past positions are in the past tense',
  'weak-openers': 'No bullet begins weakly',
  'years-claimed': 'Years of experience against the dates',
})

export const REASONS = catalog('check-reasons', {
  'action-verbs':
    'The first word of a bullet is the only one everybody reads; a verb says at once what you did.',
  'ats-contact-in-body':
    'Many systems drop the header and footer of a file, and your phone number with them.',
  'ats-corrected-reading':
    'Hiring software cannot ask you: it may keep what we read before you corrected it.',
  'ats-decodable-fonts':
    'Some fonts are embedded without saying which letter is which: the page looks right and copies as rubbish.',
  'ats-file-size': 'Application forms refuse large files, often after everything else was filled in.',
  'ats-hidden-text': 'White or tiny text is shown to the reader by every system, and ends the application.',
  'ats-icon-fonts':
    'A telephone drawn by an icon font comes out as a box, or sticks to the number beside it.',
  'ats-known-headings':
    'A system files what stands under “Experience” as experience; under “My journey” it files nothing.',
  'ats-length': 'Too few words give a search nothing to find; too many bury what it should find.',
  'ats-link-text': 'A machine follows the target, a person the text; when they differ one of them is lost.',
  'ats-no-tables': 'Cells are read row by row, which tears apart what stands in columns.',
  'ats-no-text-boxes': 'Text in a box floats beside the document: many systems never see it.',
  'ats-no-text-in-images': 'What stands in a picture is not there for a machine.',
  'ats-parsable-dates':
    'Systems count years of experience from dates; what they cannot parse counts as none.',
  'ats-reading-order':
    'Many systems read a page straight across. Beside a sidebar that mixes two texts into one.',
  'ats-single-column': 'One column is the only layout that every system reads the same way.',
  'ats-stuffing':
    'Systems mark resumes that list everything, and whoever reads one stops believing the rest.',
  'ats-text-layer': 'A scan is a picture of words. To a machine it is an empty page.',
  'blank-runs': 'Blank lines made with the return key move whenever the text changes, and leave holes.',
  'body-text-size': 'Text smaller than 9.5 pt is hard to read.',
  'bullet-count':
    'Recent work is what you are hired for and needs three to six lines; of old work the title is enough.',
  'bullet-length':
    'A bullet needs room for the deed and its result, and is skipped when it runs over three lines.',
  'bullet-strength':
    'A reader decides by your bullets: what you did, with what, and what changed. Everything else supports them.',
  'bullet-style': 'Dots here and dashes there are seen before anything is read.',
  'bullets-split-pages': 'The second half of a sentence on the next page is read without the first.',
  'bullets-used': 'Nobody reads a paragraph in the seven seconds a resume gets; bullets are skimmed.',
  cliches: 'Everybody writes “team player”. A reader skips it; one example of teamwork is believed.',
  'common-spelling': 'A spelling mistake is the cheapest reason to put a resume aside, and the most used.',
  'date-style': '“Jan 2020”, “3/2021” and “2022” under each other look like three people’s work.',
  'dates-in-order': 'A date that cannot be is taken for carelessness, and for less than that by a machine.',
  'double-spaces': 'Double spaces look like slips, and some systems split words or dates at them.',
  'education-complete': 'A filter for “Bachelor, Computer Science” needs each of its parts.',
  'education-depth':
    'For a graduate, courses and honours stand for experience; ten years later nobody asks for them.',
  'education-grade': 'A good grade opens doors in the first years; a middling one only asks to be explained.',
  'education-present': 'Most job descriptions ask for some education, and systems filter by it.',
  'education-year': 'A degree without a year is often taken for one that was not finished.',
  'email-professional':
    'An address that jokes, or one that ends with a job or a degree, is the wrong one to be reached at.',
  'email-valid': 'Invitations come by email, and the address is what systems know you by.',
  'empty-sections': 'A heading with nothing under it looks like a form somebody stopped filling in.',
  'end-punctuation': 'Full stops on some bullets and not on others look unfinished.',
  'experience-complete':
    'Systems search by title and by company; where one is missing the position is not found.',
  'experience-dates':
    'Years of experience are counted from dates; a position without them counts as no time at all.',
  'experience-present':
    'What you have done is what you are hired for; systems file it by position, company and dates.',
  'figures-plausible':
    'Nothing falls by more than 100 %. One figure that cannot be makes a reader doubt the others.',
  'file-name': 'Recruiters save hundreds of files; “resume-final-2.pdf” is lost among them.',
  'file-title':
    'A viewer shows the title in its window: a template’s name there says where the page came from.',
  fillers: 'Every word that says nothing takes the place of one that does.',
  'first-person': 'A resume is about you as it is; pronouns cost room, and “we” hides which part was yours.',
  'font-families': 'Each further font says that the page was pasted together.',
  'font-sizes': 'Size is rank. With more than three for the text itself nobody sees what ranks above what.',
  gaps: 'Everybody has gaps; readers only ask about those that say nothing.',
  'heading-at-page-foot': 'A heading whose text begins overleaf looks like an empty section.',
  'keyword-acronyms':
    'Whoever searches for “SEO” does not find “search engine optimization”, nor the other way round; give both once.',
  'keyword-certificates':
    'A licence the law asks for is a yes or a no, and the first thing that is filtered by.',
  'keyword-copied':
    'Recruiters know their own posting by heart. A copied line proves nothing and casts doubt on the rest.',
  'keyword-degree': 'Where a degree is required, systems filter by it before anybody reads.',
  'keyword-languages': 'A language the job needs is looked for under its name, with a level beside it.',
  'keyword-location':
    'Who lives elsewhere is often put aside unasked; one line about moving or a permit prevents it.',
  'keyword-preferred': 'Among those who have what is required, the nice-to-haves decide.',
  'keyword-recency': 'A skill last used eight years ago is a memory; the dates of its position tell.',
  'keyword-required':
    'Search and readers alike begin with what is required; what a bullet proves counts more than what a list claims.',
  'keyword-stuffing':
    'A list of everything, or words nobody can see, makes a reader doubt the ones that are true.',
  'keyword-title': 'The title of the job is what recruiters type first; resumes that hold it come up first.',
  'keyword-years': 'Years are counted from your dates; what the dates do not show does not count.',
  'licence-up-front': 'Where the law asks for a licence, a reader looks for it first and may stop there.',
  'linkedin-present':
    'Most recruiters look there before they write; a link saves them the search for the right person.',
  'links-valid': 'A link with a gap or a slip in it is worse than none: it is tried once.',
  'location-present':
    'Recruiters search within a distance. The city is enough; a street is nobody’s business.',
  margins: 'Narrow margins are cut by printers and make the page look crammed.',
  'may-be-misread': 'Where we are unsure, hiring software may be too. It costs you no points here.',
  'name-present':
    'A system files your resume under the name it finds; without one it is filed under nothing.',
  'newest-first': 'Readers and systems take the first position for the present one.',
  'no-long-capitals': 'Words are read by their outline; capitals have none, and shout.',
  'one-contact': 'With two of a kind a system keeps one by chance, and a person wonders which to use.',
  overlaps: 'Two full positions at once raise a question that one word answers.',
  'page-count': 'One page is read; a second is, where there are years to fill it. A third is for academics.',
  'page-size': 'Pages of other sizes are shrunk or cut when somebody prints them for the interview.',
  'passive-voice':
    '“Was implemented” leaves open who did it. The active form says that it was you, in fewer words.',
  'personal-data':
    'In many countries an employer must not decide by age, family or looks, and some put such resumes aside.',
  'phone-valid':
    'Recruiters still call first, and systems reject a number whose length is wrong for its country.',
  placeholders:
    'A place that was never filled in tells a reader that nobody looked at the resume before it was sent.',
  'plans-ahead': 'A plan that is past by now tells a reader that nobody looked at this resume again.',
  'quantified-results':
    'A number is the quickest proof that something came of the work; readers remember it and compare by it.',
  'quote-mix': 'Straight and curly marks mixed show where lines were pasted from.',
  references:
    'Employers ask for references when they want them; until then they only take room, and give away other people’s data.',
  'repeated-phrases': 'The same words under several positions say that nothing was learned between them.',
  'repeated-verbs': 'The same verb again and again makes different work look the same.',
  'section-order':
    'The first third of the page is read by all; after a few years of work, work belongs there.',
  'skills-count': 'Under five nothing can be matched; over twenty-five the ones that matter drown.',
  'skills-grouped': 'A reader takes in four groups of five, not a row of twenty.',
  'skills-levels': 'Nobody knows what four stars of five are, and a machine reads them as signs.',
  'skills-present':
    'Search in hiring systems runs over skills first; a list of them is the surest way to be found.',
  'skills-separable':
    'A machine splits a list at commas, bullets and lines; it cannot take skills out of a sentence.',
  'skills-shown':
    'A skill that no bullet mentions is a claim; one that a position proves is searched by date and believed.',
  'skills-soft':
    'Communication is believed when a bullet shows it; in a list it takes the place of what is searched for.',
  'skills-target-first': 'A list is read from its beginning, and often only there.',
  'summary-length': 'Under two sentences it says nothing yet; over five lines it is skipped.',
  'summary-level': 'Years or a level let a reader place you before reading on.',
  'summary-own-words': 'The same sentence twice wastes the best place of the page.',
  'summary-present':
    'Two or three sentences decide whether the rest is read; they are also where search looks first.',
  'summary-proof': 'One result in the summary is believed more than five adjectives.',
  'summary-role': 'A reader who is hiring for one role wants to see its name in the first line.',
  'technology-spelling':
    'Whoever works with a tool knows how it is written; “Javascript” on a developer’s resume is noticed.',
  tense: 'Present tense under a position that has ended reads like a copied job description.',
  'weak-openers':
    '“Responsible for” and “helped” describe a duty. The same line with the deed first claims the work.',
  'years-claimed': 'A claim that your own dates contradict is the first thing a careful reader notices.',
})

export type CheckId = keyof typeof TITLES
