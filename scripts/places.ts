import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** A program of an installed package, by its path inside node_modules. */
export const tool = (path: string): string => join(root, 'node_modules', path)
