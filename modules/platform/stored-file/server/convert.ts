import { drawPdf, type OfficeFile } from '@chengban/engine/files/previews.ts'
import type { JobHandler, JobScene } from '@chengban/engine/jobs/job.ts'
import type { previewConvert } from '../convert.job.ts'

/** Draws the files that wait, the oldest first, one at a time over all processes. */
export const convertPreviews: JobHandler<typeof previewConvert> = async (scene) => {
  const { office, signal, alone } = scene
  const done = { drawn: 0, failed: 0 }
  if (office.trouble) return done
  const stop = (): void => office.stop()
  signal.addEventListener('abort', stop, { once: true })
  try {
    for (let isMore = true; isMore && !signal.aborted; ) {
      const one = await alone(() => drawNext(scene))
      if (one === '完成') done.drawn++
      if (one === '失败') done.failed++
      // Checks again after releasing the lock, so that files added meanwhile are not left behind
      isMore = one !== undefined && (one !== '没有' || (await findNext(scene)) !== undefined)
    }
  } finally {
    signal.removeEventListener('abort', stop)
  }
  return done
}

/** What came of the next one is noted of all that have its content. */
const drawNext = async (scene: JobScene): Promise<'完成' | '失败' | '没有'> => {
  const file = await findNext(scene)
  const status = file && (await drawPdf(scene, file))
  if (!status) return '没有'
  await scene.transaction((tx) =>
    tx.query('update store.stored_file set preview_status = $2 where sha256 = $1', [file.sha256, status]),
  )
  return status
}

const findNext = async ({ transaction }: JobScene): Promise<OfficeFile | undefined> => {
  const [file] = await transaction((tx) =>
    tx.query<OfficeFile>(
      `select f.id::text as id, f.ext, f.size, f.sha256 from store.stored_file f
       where f.preview_status = '排队' order by f.tz_create, f.id limit 1`,
    ),
  )
  return file
}
