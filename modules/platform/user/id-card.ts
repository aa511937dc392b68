const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checks = '10X98765432'

/** Whether the last of the 18 characters is the check digit of the others (GB 11643). */
export const isIdCard = (text: string): boolean => {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(text[place]), 0)
  return /^\d{17}[\dX]$/i.test(text) && checks[sum % 11] === text[17]?.toUpperCase()
}
