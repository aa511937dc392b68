/** Tables the system keeps that people may also write, and why. */
export const byHand: Readonly<Record<string, string>> = {
  'change area of returnedMoney': 'finance says whose region a debt is counted in',
  'change remark of returnedMoney': 'finance notes what it knows of a debt',
  'change file of processImage': 'a picture of a process is brought by hand',
  'change remark of processImage': 'a picture of a process is told of by hand',
  'change offsets of reminderRule': 'people set when they are reminded',
  'change remark of admin': 'administrators note what an account is for',
}
