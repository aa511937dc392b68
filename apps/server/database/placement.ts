import process from 'node:process'

/**
 * How a PostgreSQL program is given its data folder: on Linux as its working folder, set before it changes its user. So
 * the data may lie below folders that this user cannot pass (root's home, a 0700 temporary folder).
 */
export const placed = (directory: string): string => (process.platform === 'linux' ? '/proc/self/cwd' : directory)

/** Nothing of the shell's locale or zone, nor its PG* variables, reaches PostgreSQL. */
export const environment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  TZ: 'UTC',
  LC_ALL: 'C',
  ...(process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP } : {}),
}
