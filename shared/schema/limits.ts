// Every limit that more than one room has to agree on.

export const UPLOAD_MAX_BYTES = 10_485_760
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128
export const NAME_MIN = 2
export const NAME_MAX = 200
export const EMAIL_MAX = 320
/** Characters the name of a draft takes. */
export const TITLE_MAX = 300
export const JOB_TEXT_MAX = 200_000
/** One synced body (a draft, an analysis) as JSON. */
export const BODY_MAX_BYTES = 2_000_000
export const LIST_LIMIT_DEFAULT = 50
export const LIST_LIMIT_MAX = 200
export const ANALYSES_KEPT_OFFLINE = 200
/** Stored mutation results and tombstones live this long; a device that was away for longer resyncs in full. */
export const SYNC_KEEP_DAYS = 180
