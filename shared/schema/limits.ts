// Every limit that more than one room has to agree on.

/** As screens and checks count it, and as the limits below are said. */
export const MEGABYTE = 1_048_576
export const UPLOAD_MAX_BYTES = 10 * MEGABYTE
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128
export const NAME_MIN = 2
export const NAME_MAX = 200
export const EMAIL_MAX = 320
/** Characters the name of a draft takes. */
export const TITLE_MAX = 300
export const JOB_TEXT_MAX = 200_000
/** Characters of an id, a time or a version. */
export const SHORT_MAX = 64
/** Of any one text in a body: a whole book's longest paragraph fits, what is only there to be long does not. */
export const BODY_TEXT_MAX = JOB_TEXT_MAX
/** Lists show records, so what a record quotes is bounded more tightly than what a body does. */
export const RECORD_TEXT_MAX = 2_000
export const RECORD_LIST_MAX = 200
/** One synced body (a draft, an analysis) as JSON. */
export const BODY_MAX_BYTES = 2_000_000
export const LIST_LIMIT_DEFAULT = 50
export const LIST_LIMIT_MAX = 200
/** A page ends with the row that reaches this, so that no answer grows with what its rows hold. */
export const PAGE_MAX_BYTES = 2_000_000
export const ANALYSES_KEPT_OFFLINE = 200
/** Stored mutation results and tombstones live this long; a device that was away for longer resyncs in full. */
export const SYNC_KEEP_DAYS = 180
/** Corrections of the reading of one upload. */
export const CORRECTIONS_MAX = 300
/** Misread fields that are listed. */
export const MISREAD_MAX = 100
/** Characters of all of them as JSON. */
export const CORRECTIONS_TEXT_MAX = 500_000
