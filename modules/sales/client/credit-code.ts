const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

const isTaxNumber = (code: string): boolean => /^[0-9A-Z]+$/i.test(code) && [15, 18, 20].includes(code.length)

/**
 * Returns the fault of a tax number: it has 15, 18 or 20 characters, the last of 18 is a check character (GB 32100-2015).
 * Real numbers with a wrong check character exist, so it is accepted once a person has confirmed it (`isConfirmed`).
 */
export const taxNumberFault = (code: string, isConfirmed: boolean): string | undefined => {
  if (!isTaxNumber(code)) return '税号格式不正确'
  return code.length !== 18 || isConfirmed || isCreditCode(code) ? undefined : '税号校验位不符，请核对'
}

/** Whether 18 signs end in the check character of the others. */
export const isCreditCode = (code: string): boolean => {
  const text = code.toUpperCase()
  const values = [...text].map((sign) => signs.indexOf(sign))
  if (values.includes(-1)) return false
  const sum = weights.reduce((total, weight, index) => total + weight * (values[index] ?? 0), 0)
  return values[17] === (31 - (sum % 31)) % 31
}
