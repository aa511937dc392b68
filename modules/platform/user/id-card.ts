const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checks = '10X98765432'

/** Whether 18 characters hold a day of birth up to `today`, and end in the check digit of the others (GB 11643). */
export const isIdCard = (text: string, today: string): boolean => {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(text[place]), 0)
  return (
    /^\d{17}[\dX]$/i.test(text) && checks[sum % 11] === text[17]?.toUpperCase() && isBirth(text.slice(6, 14), today)
  )
}

const isBirth = (digits: string, today: string): boolean => {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && day <= today
}
