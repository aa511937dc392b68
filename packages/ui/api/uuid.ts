/**
 * A UUID version 7 (RFC 9562) in lower case: 48 bits of milliseconds, 74 random bits. Made by hand, since
 * `crypto.randomUUID` is missing where a page was opened by plain http.
 */
export const uuidv7 = (milliseconds = Date.now()): string => {
  const random = [...crypto.getRandomValues(new Uint8Array(10))]
  random[0] = 0x70 | ((random[0] ?? 0) & 0x0f)
  random[2] = 0x80 | ((random[2] ?? 0) & 0x3f)
  const hex =
    milliseconds.toString(16).padStart(12, '0') + random.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
