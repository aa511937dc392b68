import type { Row } from '@chengban/ui/data/row.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { PreviewHost } from '@chengban/ui/kinds/file/PreviewHost.tsx'
import { ListScreen } from '@chengban/ui/list/ListScreen.tsx'
import { useNarrow } from '@chengban/ui/window/use-narrow.ts'
import { useState } from 'react'
import { DepartmentPeople } from './DepartmentPeople.tsx'
import './departments.css'

/** 部门: the tree at left, at right who works in the one chosen. On narrow screens a department opens as a record. */
export default function Departments() {
  const entity = useEntity('department')
  const isNarrow = useNarrow()
  const [chosen, setChosen] = useState<Row>()
  return (
    <div className={chosen ? 'cb-departments is-chosen' : 'cb-departments'}>
      <ListScreen
        entity={entity}
        screen="/department"
        title={entity.label}
        {...(isNarrow ? {} : { onOpen: setChosen })}
      />
      {chosen && !isNarrow && <DepartmentPeople department={chosen} onClose={() => setChosen(undefined)} />}
      <PreviewHost />
    </div>
  )
}
