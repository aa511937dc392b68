/** Kinds of appeal that excuse all of the day; the others say when the person came or went. */
export const excuses = ['外勤', '出差'] as const
