import type { Scene } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/**
 * `checkKinds` refuses files whose extension the document list does not allow. A row without a listed document accepts
 * any file.
 */
/** A row that carries files and may refer to an entry of the document list. */
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

export const impDocumentKinds = (scene: Listed): Promise<void> => checkKinds(scene)
