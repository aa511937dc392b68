import { confirmReading, savedReading } from './confirm.ts'
import { mayPublish, published } from './publish.ts'
import { checkDocument, removingDocument, removingReader } from './rules.ts'

export const documentHandlers = {
  'document/check': checkDocument,
  'document/publish': mayPublish,
  'document/published': published,
  'document/removing': removingDocument,
  'documentUser/check': confirmReading,
  'documentUser/saved': savedReading,
  'documentUser/removing': removingReader,
}
