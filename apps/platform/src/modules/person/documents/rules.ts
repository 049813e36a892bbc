/** Far more than anybody is asked for, so that nobody fills the store. */
export const DOCUMENTS_MAX = 40

/** Forty megapixels: more than a good telephone takes, and 160 MB at most once it is opened. */
export const PIXELS_MAX = 40_000_000

/** Longest side that is kept: small print stays readable on it. */
export const SIDE_MAX = 4_000

/** Quality of the pictures that are kept, of 100. */
export const PICTURE_QUALITY = 88

/** What the hidden parts of a PDF may unfold to, all together. */
export const UNFOLDED_MAX_BYTES = 32 * 1024 * 1024

/** Files looked at the same time; each keeps a processor busy. */
export const INSPECTIONS_MAX = 2

/** Files that wait for that. */
export const INSPECTIONS_WAITING_MAX = 40

/** Far longer than any upload may take; a file nobody kept by then is removed. */
export const UNKEPT_LIFE_MS = 3_600_000

/** The scanner gets this long for one file. */
export const SCAN_TIMEOUT_MS = 20_000

/** The store gets this long for one file. */
export const STORE_TIMEOUT_MS = 20_000
