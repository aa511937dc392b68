import type { Handler } from '@chengban/engine/write/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** The files are of the kinds that the list of documents allows; what stands on no list takes any. */
export const checkKinds: Handler = async ({ tx, row }) => {
  const [document] = row.impDocumentId
    ? await tx.query<{ kinds: string | null }>('select kinds from store.imp_document where id = $1', [
        row.impDocumentId,
      ])
    : []
  const allowed = (document?.kinds ?? '')
    .toLowerCase()
    .split(/[,，\s]+/)
    .filter((kind) => kind !== '')
  const urls = (row.file as readonly { url: string }[]).map(({ url }) => url)
  const wrong = urls.some((url) => !allowed.includes(url.split('.').pop()?.toLowerCase() ?? ''))
  if (allowed.length && wrong) throw invalid({ file: '无法识别文件类型' })
}
