/** The value where it is so, else nothing. */
export const on = <const T>(isSo: boolean, value: T): T | null => (isSo ? value : null)
