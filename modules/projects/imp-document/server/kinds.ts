import type { Scene } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** The files are of the kinds that the list of documents allows; what stands on no list takes any. */
/** A row that stands on the list of documents and bears files. */
type Listed = Scene<'impPrepare'> | Scene<'impNodeLog'>

export const checkKinds = async ({ tx, row }: Listed): Promise<void> => {
  const [document] = row.impDocumentId
    ? await tx.query<{ kinds: string | null }>('select kinds from store.imp_document where id = $1', [
        row.impDocumentId,
      ])
    : []
  const allowed = (document?.kinds ?? '')
    .toLowerCase()
    .split(/[,，\s]+/)
    .filter((kind) => kind !== '')
  const urls = row.file.map(({ url }) => url)
  const wrong = urls.some((url) => !allowed.includes(url.split('.').pop()?.toLowerCase() ?? ''))
  if (allowed.length && wrong) throw invalid({ file: '无法识别文件类型' })
}
