import type { S3Settings } from './s3-settings.ts'
import { s3Shelf } from './s3-shelf.ts'
import { stagedStorage } from './staged.ts'
import type { FileStorage } from './storage.ts'

/** Files in a bucket; `folder` (DATA_DIR/files) holds them while they come in. */
export const s3Storage = (settings: S3Settings, folder: string): FileStorage => stagedStorage(folder, s3Shelf(settings))
