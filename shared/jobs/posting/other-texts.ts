import type { Kind } from './usable-texts.ts'

// Words of texts that are no postings: which kind they tell, and what one of its words weighs.

export const OTHER_SIGNS: [number, RegExp, Kind][] = [
  [
    4,
    /\b(?:bootcamp|early bird|book (?:your|a) place|places are limited|learn \w+ in \d+|enroll? (?:now|today)|our (?:last |next )?course|money[- ]back|graduates of our|certificate of completion)\b/gi,
    'advertisementForACourse',
  ],
  [
    4,
    /\b(?:yours (?:sincerely|faithfully|truly)|dear (?:[\w-]{1,12} ){1,3}(?:parents|residents|neighbou?rs|members|customers|guests|tenants)|your (?:child|son|daughter)|find enclosed|fair winds|issue (?:no\.? ?)?\d+|dear (?:mr|mrs|ms|sir|madam|valued|customer|resident|neighbou?rs?|friends?|parents|members|mum|dad)|thank you to everyone|thanks to everyone|see you (?:in|on|at|all)|best wishes|lots of love|must be renewed|a fee of|enclosed form|your (?:account|passport|policy|bill) )\b/gi,
    'letter',
  ],
  [
    4,
    /\b(?:order number|order confirmation|your order|subtotal|add to (?:cart|basket)|tracking number|parcel|unsubscribe|invoice number|amount due|dear customer|thank you for your (?:order|purchase)|return policy|free shipping|in stock|working days)\b/gi,
    'messageAboutAnOrder',
  ],
  [
    4,
    /\b(?:preheat|tablespoons?|teaspoons?|tbsp|tsp|ingredients|serves \d{1,3}|simmer|oven to|chopped|stir in|knead|\d+ ?(?:g|kg|ml|tins) (?:of )?(?:\w+ )?(?:butter|sugar|flour|milk|water|cream|cheese|rice|chocolate|oil|onions?|lentils|potatoes|tomatoes)|(?:caster|brown|icing) sugar|bake for|beat the|whisk the|loaf tin|baking (?:tray|tin)|\d+ eggs|zest of|heat the oven|self-raising)\b/gi,
    'recipe',
  ],
  [
    4,
    /\b(?:chapter \w+|once upon|dear diary|thou|thee|thy|o'er|said the|(?:he|she|they) (?:said|asked|knew|thought|looked|whispered|replied|felt)|the (?:boy|girl|old man|old woman|stranger) (?:said|asked|looked))\b/gi,
    'storyOrAPoem',
  ],
  [
    3,
    /\b(?:dear hiring|i am writing to apply|references available|curriculum vitae|my experience|i have (?:worked|led|built|managed)|i am (?:a|an)|objective:|responsible for|work history|career history|career objective|(?:19|20)\d\d ?[-–—] ?(?:[a-z]{3,9}\.? )?(?:(?:19|20)\d\d|present|current))\b/gi,
    'resumeOrALetter',
  ],
  [
    4,
    /\b(?:the (?:landlord|tenant|lessee|lessor|insured|policyholder|borrower|lender|hirer|seller|buyer|licensee) (?:will|must|shall|agrees)|standing order|per calendar month|tenancy agreement|break clause|security deposit|hereby|herein|terms of (?:service|use)|governing law|indemnif\w+|agreement is made|shall (?:inform|pay|attend|be liable)|the client (?:must|shall|agrees)|notice is required|cookie policy|privacy policy applies|licensor|licensee)\b/gi,
    'termsOrAContract',
  ],
  [
    4,
    /\b(?:said on (?:monday|tuesday|wednesday|thursday|friday)|told reporters|according to (?:police|officials|the report)|stars? out of|would recommend|verified purchase|i bought this|match report|final score|half-time|said [A-Z]\w+ [A-Z]\w+|[A-Z]\w+ [A-Z]\w+, \d\d,|(?:spokesman|spokeswoman|spokesperson) (?:for|said)|the (?:union|minister|court|police|mayor|council leader) (?:said|told|ruled|confirmed)|voted to|per cent|subscribe|thanks for reading|in this (?:post|article|tutorial|video)|leave a comment|when i started|how i (?:learned|built|made))\b/gi,
    'articleOrAReview',
  ],
  [
    4,
    /\b(?:sale now on|save \d+ ?%|add to (?:cart|basket|bag)|free (?:delivery|returns|shipping)|\d[- ]year guarantee|year guarantee|key features|what's in the box|all rights reserved|cookie settings|shop now|view all products|out of \d stars|verified buyer|contact us)\b/gi,
    'pageOfAShopOrACompany',
  ],
  [
    4,
    /\b(?:reviewer:|agreed objectives|signed by (?:both|the employee|employee)|overall rating|(?:exceeded|met|missed) \w+ of (?:her|his|their)|performance review, |appraisal (?:form|meeting) (?:for|of)|areas (?:for|of) (?:improvement|development):?$|employee comments|manager['’]s comments)/gim,
    'reviewOfSomebodysWork',
  ],
  [
    4,
    /\b(?:you(?:['’]re| are) invited|rsvp|meetup #?\d*|tickets are|free entry|talk \d|keynote|line-up|doors(?: open|,)|registration is (?:free|required|open)|speakers?: )/gi,
    'invitation',
  ],
  [
    4,
    /(?:\bservice (?:charge )?(?:is )?not included|^(?:starters|main courses|mains|puddings|desserts|sides|to share)$|\bserved with|\btables of (?:six|eight|ten|\d+) or more|\bthe wine list)/gim,
    'menu',
  ],
  [
    3,
    /\b(?:midterm|final exam|homework|office hours|(?:fall|spring|autumn|summer) (?:term|semester)|required text(?:book)?|credit hours|prerequisites?: |course (?:code|outline|objectives)|grading:|lecture notes)\b/gi,
    'outlineOfACourse',
  ],
  [
    4,
    /\b(?:minutes of the|apologies(?: for absence)?:|present:|were approved|the meeting (?:closed|opened|ended)|matters arising|any other business|action points?|meeting notes|annual general meeting|minutes of the last meeting|election of (?:an? |the )?(?:treasurer|chair(?:man|woman|person)?|secretary|officers|committee)|hon(?:\.|orary) secretary)\b/gi,
    'minutesOfAMeeting',
  ],
  [
    4,
    /\b(?:statement of account|paid (?:out|in)|sort code|direct debit|card payment|(?:opening|closing) balance|brought forward|iban)\b/gi,
    'bankStatement',
  ],
  [
    4,
    /\b(?:\(?born (?:on |in )?\d|was born|early life|personal life|(?:best )?known for (?:his|her|their)|died (?:on|in) \d|she (?:joined|studied|received|became)|he (?:joined|studied|received|became))\b/gi,
    'storyOfSomebodysLife',
  ],
  [
    4,
    /\b(?:before first use|before cleaning|do not exceed|unplug|user manual|instruction manual|proof of purchase|press and hold|insert the (?:batter|plug|key)\w*|keep out of reach|spare parts|switch (?:it )?off at|safety instructions|to assemble|service agents?)\b/gi,
    'manual',
  ],
  [
    4,
    /\b(?:dates for (?:your|the) diary|our thanks|raffle|f[eê]te|tombola|jumble|bring and buy|coffee morning|parish (?:news|council|church)|newsletter|cake stall|congratulations to|all (?:are )?welcome|volunteers? (?:are )?needed|admission (?:free|is))\b/gi,
    'newsletter',
  ],
  [
    4,
    /\b(?:frequently asked|questions answered|do i (?:need|have)|how do i|how many (?:hours|lessons)|when can i|what (?:cars?|happens if)|can i (?:book|pay|bring|change|cancel))\b/gi,
    'questionsAndAnswers',
  ],
  [
    4,
    /\b(?:how did we do|how satisfied|how likely are you|complete the survey|thank you for visiting|please rate|rate (?:us|your)|responses are|share your answers|would you recommend)\b/gi,
    'questionnaire',
  ],
  [
    4,
    /\b(?:release notes|changelog|change log|what['’]s new in|full list of (?:commits|changes)|(?:is|are) no longer supported|(?:is|are) (?:now )?(?:supported in|deprecated)|breaking changes?|crash when|upgrade with|pull requests? (?:are )?welcome|npm install|pip install|git clone|steps to reproduce|stack traces?|expected behaviou?r|licensed under)\b|^(?:#{1,4} )?(?:installation|usage|contributing|licen[cs]e|quick ?start|changelog|roadmap)$/gim,
    'notesOnAProgram',
  ],
  [
    4,
    /\b(?:advice for patients|(?:after|before) your (?:\w+ )?(?:operation|treatment|procedure|surgery|appointment)|your (?:wound|dressing|stitches|surgeon|symptoms)|painkillers|side effects|(?:contact|ring|call) the ward|as prescribed)\b/gi,
    'leafletForPatients',
  ],
  [
    4,
    /\b(?:safety notice|product recall|we are recalling|stop using|serial number|your receipt|grand opening|loyalty card|while stocks last|sale ends|minimum hire|hire (?:period|charges?)|(?:fuel|delivery|vat) not included|refundable|deposit(?! (?:protection|scheme)))\b/gi,
    'offerOrANoticeOfGoods',
  ],
  [
    4,
    /\b(?:quiet hours|enjoy your stay|check-?out (?:is|by|time)|(?:the )?password is|bins (?:go|are)|your new (?:flat|home))\b/gi,
    'rulesOfAHouse',
  ],
  [
    3,
    /\b(?:aries|taurus|gemini|libra|scorpio|sagittarius|capricorn|aquarius|pisces|horoscope)\b/gi,
    'horoscope',
  ],
  [
    3,
    /(?:\bfunction\s*\w*\(|=>\s*\{|\bimport \w+ from\b|#include\b|\bpublic static\b|\bdef \w+\(|\bSELECT \* FROM\b|console\.log)/g,
    'programCode',
  ],
]
/** Words of another kind of text that are words of a trade as well: an engineer carries spare parts. */
export const OF_A_TRADE =
  /^(?:spare parts|unplug|service agents?|newsletter|parish .*|coffee morning|raffle|tenancy agreement|security deposit|break clause|standing order|the (?:landlord|tenant|borrower|lender|seller|buyer) will|frequently asked|do i (?:need|have)|how do i|what happens if|how satisfied|how likely are you|please rate|agreed objectives|overall rating|performance review, |appraisal .*|areas .*|rsvp|line-up|keynote|release notes|changelog|breaking changes?|served with|the wine list|side effects|painkillers|product recall|safety notice|serial number|hire charges?|minimum hire|refundable|deposit|notice is required)$/i
export const TRADE_WEIGHT = 2
/** And kinds of text that somebody is employed to write, to serve or to answer for: under the title of a job they count
 * for nothing. To refuse an advertisement is far worse than to take a leaflet for one. */
export const WORK_OF_SOMEBODY: ReadonlySet<Kind> = new Set([
  'letter',
  'recipe',
  'termsOrAContract',
  'invitation',
  'menu',
  'minutesOfAMeeting',
  'bankStatement',
  'newsletter',
  'notesOnAProgram',
  'leafletForPatients',
  'offerOrANoticeOfGoods',
  'rulesOfAHouse',
  'questionnaire',
  'horoscope',
])
