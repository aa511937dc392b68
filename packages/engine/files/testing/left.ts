import { readdir } from 'node:fs/promises'

/** Names of all files under a folder. */
export const leftIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map(({ name }) => name)
