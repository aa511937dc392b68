/** From the mildest to the gravest. */
export const levels = ['提醒', '警告', '严重警告', '记过'] as const
