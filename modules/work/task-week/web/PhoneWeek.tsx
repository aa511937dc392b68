import type { TabPart } from '@chengban/ui/screen/DeclaredLists.tsx'
import { PartedScreen } from '@chengban/ui/screen/PartedScreen.tsx'
import { OwnWeek } from './OwnWeek.tsx'

const parts: readonly TabPart[] = [{ label: '我的周计划', codes: [], Part: OwnWeek }]

/** 周计划: one's own week as one sheet, those of others as lists. */
export default function PhoneWeek() {
  return <PartedScreen parts={parts} order={['我的周计划']} />
}
