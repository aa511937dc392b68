import { declaredScreen } from '@chengban/ui/declarations/declarations.ts'
import DeclaredLists from '@chengban/ui/screen/DeclaredLists.tsx'
import { TargetYear } from '../../sales-target/web/TargetYear.tsx'

const parts = [{ label: '年度目标', codes: ['businessOpportunity:manage'], Part: TargetYear }]

/** The lists and figures of all sales, and the targets of a year as a grid. */
export default function OpportunityManage() {
  const screen = declaredScreen('/businessOpportunityManage')
  return (
    screen && (
      <DeclaredLists
        path="/businessOpportunityManage"
        screen={{ ...screen, of: 'businessOpportunity' }}
        parts={parts}
      />
    )
  )
}
