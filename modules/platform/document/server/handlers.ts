import { mayPublish, published } from './publish.ts'
import { checkDocument, removingDocument, removingReader } from './rules.ts'

export const documentHandlers = {
  'document/check': checkDocument,
  'document/publish': mayPublish,
  'document/published': published,
  'document/removing': removingDocument,
  'documentUser/removing': removingReader,
}
