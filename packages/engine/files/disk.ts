import { diskShelf } from './disk-shelf.ts'
import { stagedStorage } from './staged.ts'
import type { FileStorage } from './storage.ts'

/** Files on this machine's disk, under `folder` (DATA_DIR/files). */
export const diskStorage = (folder: string): FileStorage => stagedStorage(folder, diskShelf(folder))
