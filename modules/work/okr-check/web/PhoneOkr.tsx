import type { TabPart } from '@chengban/ui/screen/DeclaredLists.tsx'
import { PartedScreen } from '@chengban/ui/screen/PartedScreen.tsx'
import { FollowOkr } from './FollowOkr.tsx'

const parts: readonly TabPart[] = [{ label: '待我跟进', codes: [], Part: FollowOkr }]

/** OKR确认: what to follow up as one sheet, what to decide as lists. */
export default function PhoneOkr() {
  return <PartedScreen parts={parts} order={['待我跟进']} />
}
