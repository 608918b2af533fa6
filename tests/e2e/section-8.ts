/** Every message of the specification's error catalogue, in its order, and where it is told. */
export const SECTION_8 = [
  // Sign-in and registration
  'Error Authenticating',
  'Authenticating Error API',
  'Invalid email format.',
  'Passwords do not match.',
  'Password cannot contain spaces.',
  'Password must be at least 8 characters.',
  'Password must contain at least one character.',
  'Password must contain at least one number.',
  // Uploads and subscription
  'Your subscription has expired. Please renew to continue.',
  'You have reached your upload limit. Please upgrade your plan or wait for reset.',
  'Daily upload limit reached. Please upgrade your plan or wait for reset.',
  'Upload limit reached. Please wait for your quota to reset.',
  'Unable to verify upload limits. Please try again.',
  'Failed to upload file',
  'Maximum of 1000 files can be processed at once',
  'You can only process up to 2 files at a time.',
  'Free users can only upload 3 resumes at a time. Please sign up for more.',
  'Document size exceeds maximum limit of 10MB',
  'No text content found',
  'Invalid analysis result',
  'Could not read file data',
  'Unable to process this file',
  'Failed to analyze resume. Please try again.',
  'Failed to analyze resume',
  // Payments
  'Customer not found',
  'The payment provider did not return an address.',
  'Invalid URL Payment',
  'Failed to start subscription',
] as const

export type Message = (typeof SECTION_8)[number]
