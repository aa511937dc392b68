const dropped = /[\p{Cc}\p{Cf}\p{Cs}]/gu

/**
 * The form in which texts and keywords are compared: NFKC (full-width becomes half-width), lower case, runs of white
 * space as one space, no control or format characters (a database text cannot hold NUL), trimmed.
 */
export const normalise = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').replace(dropped, '').trim()
