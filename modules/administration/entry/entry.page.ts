import type { RecordPage } from '@chengban/kernel/page.ts'
import type { entryItemKinds } from '../entry-template/entry-template.entity.ts'

const by = 'entryId'
const listOf = (kind: (typeof entryItemKinds)[number]) =>
  ({ of: 'entryItem', by, label: kind, where: { kind: { equalTo: kind } } }) as const

/** The way of a person from the papers to the last day, and the list of each part of it. */
export const page: RecordPage<
  'learnDone' | 'learnTotal' | 'examScore' | 'overdueItems' | 'probationDay' | 'stage' | 'tzStage'
> = {
  line: {
    states: 'stage',
    path: ['待入职', '学习中', '待考核', '试用中', '待转正', '已转正'],
    since: 'tzStage',
  },
  figures: [
    { field: 'probationDay' },
    { field: 'learnDone', whole: 'learnTotal', opens: 'entryItem' },
    { field: 'examScore' },
    { field: 'overdueItems', opens: 'entryItem' },
  ],
  tabs: [listOf('材料'), listOf('准备'), listOf('学习'), listOf('交接')],
}
