/**
 * Every constant and limit of the specification, in one place.
 * Times are in milliseconds unless the name says otherwise; sizes are bytes.
 */

/** Largest file, and largest text of one document: 10 MB. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024
/** Pages read of one document; the rest is left out with a warning. */
export const MAX_PAGES = 50
/** Pages read by OCR of one document. */
export const MAX_OCR_PAGES = 10
/** Time one file may take to read. */
export const EXTRACT_TIMEOUT = 20_000
/** Time one file may take when it needs OCR. */
export const OCR_TIMEOUT = 60_000
export const OCR_RETRIES = 2
export const OCR_RETRY_DELAY = 1_000
export const PDF_RENDER_SCALE = 2

/** Files in one run. */
export const MAX_FILES_PER_RUN = 1000
/** Resumes in one job, and in one request of texts. */
export const BATCH_SIZE = 10
/** Smallest gap between two uses of one language-model key. */
export const KEY_GAP = 2_000
export const MODEL_RETRIES = 3
/** Calls to a language model for one resume, repairs and the later retry included. */
export const MAX_CALLS_PER_RESUME = 1 + MODEL_RETRIES
export const BACKOFF_FIRST = 10_000
export const BACKOFF_LARGEST = 10_000
export const BACKOFF_JITTER = 1_000

export const SCORE_LARGEST = 100
/** At or above: green. */
export const SCORE_GOOD = 80
/** At or above, and below SCORE_GOOD: yellow. Below, and for failures: red. */
export const SCORE_FAIR = 60

export const GUEST_UPLOADS = 3
/** A guest's allowance lasts this many days. */
export const GUEST_WINDOW_DAYS = 30
/** Uploads of all guests behind one coarse network address in a day. */
export const GUEST_UPLOADS_PER_NETWORK = 30
export const RESET_WINDOW = 24 * 60 * 60 * 1000
export const TOKEN_REFRESH = 240_000
export const ACCESS_TOKEN_LIFETIME = 600_000
/** Upper bound of the loading screen, never an added delay. */
export const LOADING_LONGEST = 1_500
export const COPY_CONFIRMATION = 2_000
export const AUTH_ERROR_SHOWN = 10_000
export const PASSWORD_SHORTEST = 8
export const PASSWORD_LONGEST = 128

/** How many items each list of the specification's analysis record holds: [least, most]. */
export const RECORD_ITEMS = {
  skills: [5, 10],
  experience: [3, 5],
  strengths: [3, 5],
  recommendations: [2, 3],
  jobFitAnalysis: [3, 5],
} as const

export const CSV_COLUMNS = [
  'File Name',
  'Candidate Name',
  'Email',
  'Phone',
  'Score',
  'Summary',
  'Skills',
  'Experience',
  'Education',
  'Strengths',
  'Recommendations',
  'Job Fit Analysis',
] as const

/** What the file picker offers; drop and paste take every readable kind. */
export const PICKER_EXTENSIONS = ['.txt', '.doc', '.docx', '.pdf'] as const
export const READABLE_EXTENSIONS = [
  ...PICKER_EXTENSIONS,
  '.rtf',
  '.odt',
  '.html',
  '.htm',
  '.csv',
  '.png',
  '.jpg',
  '.jpeg',
] as const
