// What an advertisement gives, and on what terms: neither is asked of anybody.

export const OFFER =
  /[$£€]|\b(?:salary|paid|pay|pension|pickup|fuel card|caravan|birthdays?|friends['’] rates|staff rates|\d{2} days(?! (?:of experience|experience))|401\(?k\)?|holidays?|vacation|days off|days? of leave|annual leave|pto|insurance|medical, dental|dental|discounts?|(?<!-)free|gym|bonus(?:es)?|budget|parking|meals?|lunch(?:es)?|snacks|equity|stock options|shares|flexible (?:hours|working)|home office|work from home|remote|sick leave|parental|maternity|uniform|cycle to work|wellness|wellbeing|perks|allowance|stipend|childcare|career (?:progression|development)|urlaub|urlaubstage|gehalt|jobticket|obst|mutuelle|tickets? restaurant|télétravail|vacaciones)\b/i

/** Said as shortly as what is asked: 'company van, overtime, no agencies'. */
export const TERMS =
  /\b(?:take[- ]home|company (?:van|car|truck|vehicle)|van|iPad|commission|overtime|benefits?|medical|training (?:given|provided)|top pay|doe|neg|negotiable|agency|no agencies|text|cv|resume|interviews?|close[sd]?|door to door|closing|deadline|shift pattern|rota|accommodation|pro rata|term time|portfolios?)\b/i
