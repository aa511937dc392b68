const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** 15, 18 or 20 signs; 18 must end in the check character of GB 32100-2015. */
export const isCreditCode = (code: string): boolean => {
  const text = code.toUpperCase()
  if (!/^[0-9A-Z]+$/.test(text) || ![15, 18, 20].includes(text.length)) return false
  if (text.length !== 18) return true
  const values = [...text].map((sign) => signs.indexOf(sign))
  if (values.includes(-1)) return false
  const sum = weights.reduce((total, weight, index) => total + weight * (values[index] ?? 0), 0)
  return values[17] === (31 - (sum % 31)) % 31
}
