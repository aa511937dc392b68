const month = /^\d{4}-\d{2}$/

export const isMonth = (key: string | null): key is string => key !== null && month.test(key)

/** `2026-03` as people read it within a year: `3 月`. */
export const monthWord = (key: string): string => `${Number(key.slice(5))} 月`
