import { diskStorage } from '@chengban/engine/files/disk.ts'
import { s3Storage } from '@chengban/engine/files/s3.ts'
import type { FileStorage } from '@chengban/engine/files/storage.ts'
import type { Settings } from '../settings.ts'

/** Where this process keeps files: in the bucket the environment names, else on the disk. */
export const openStorage = ({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): FileStorage =>
  s3 ? s3Storage(s3, `${dataDir}/files`) : diskStorage(`${dataDir}/files`)
