import { PartedScreen } from '@chengban/ui/screen/PartedScreen.tsx'
import { TargetYear } from '../../sales-target/web/TargetYear.tsx'

const parts = [{ label: '年度目标', codes: ['businessOpportunity:manage'], Part: TargetYear }]

/** The lists and figures of all sales, and the targets of a year as a grid. */
export default function OpportunityManage() {
  return <PartedScreen parts={parts} />
}
