import process from 'node:process'

/** How much slower this machine is now than a quiet one; `npm test` measures it once. */
export const pace = Number(process.env.TEST_PACE) || 1
