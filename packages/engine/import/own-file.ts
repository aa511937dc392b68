import { invalid } from '@chengban/kernel/refusal.ts'
import type { Engine } from '../engine.ts'

const most = 20 * 1_048_576

/** The bytes of a file that a call was sent: only one's own uploads are brought in. */
export const ownFileBytes = async (engine: Engine, url: string | undefined): Promise<Buffer> => {
  const [file] = await engine.read<{ id: string; size: number }>({
    text: 'select v.id, v.size from public.stored_file v where v.url = $1 and v.creator_id = app.me()',
    params: [url ?? ''],
  })
  if (!file) throw invalid({ file: '请选择文件' })
  if (Number(file.size) > most) throw invalid({ file: '导入文件不能超过20MB' })
  return engine.writer.services.fileBytes(file.id)
}
