// the sheet is opened without a line: its code comes while there is one
import '@chengban/ui/shell/outbox/OutboxSheet.tsx'
import { startOutbox } from '@chengban/ui/outbox/send-outbox.ts'

startOutbox()
