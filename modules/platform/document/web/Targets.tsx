import type { Field } from '@chengban/kernel/field.ts'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { createRow, patchRow, readAllRows, removeRows } from '@chengban/ui/data/calls.ts'
import { idOf, named, type Row } from '@chengban/ui/data/row.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { RefControl } from '@chengban/ui/kinds/ref/RefControl.tsx'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { useQuery } from '@tanstack/react-query'
import { Switch } from 'antd'
import { useState } from 'react'
import './document.css'

interface Props {
  readonly row: Row
  readonly again: () => void
}

/** 阅读范围: everybody, the holders of roles, and single people. A choice applies from the next version. */
export const Targets = ({ row, again }: Props) => {
  const entity = useEntity('document')
  const [isBusy, setBusy] = useState(false)
  const turn = async (isAll: boolean): Promise<void> => {
    setBusy(true)
    await patchRow(entity, row, { isAll }).then(again, reportError)
    setBusy(false)
  }
  return (
    <div className="cb-targets">
      <section>
        <h2>全员</h2>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is the control inside */}
        <label>
          <Switch checked={row.isAll === true} loading={isBusy} onChange={(isAll) => void turn(isAll)} /> 所有在职人员
        </label>
      </section>
      {row.isAll !== true && (
        <>
          <Chosen label="角色" of="documentRole" by="roleId" to="role" document={row} again={again} />
          <Chosen
            label="人员"
            of="documentUser"
            by="userId"
            to="user"
            document={row}
            again={again}
            where={{ docVersion: { equalTo: 0 } }}
          />
        </>
      )}
      <p>范围内新增的人员每天凌晨收到现行版本；下次发布按这里的范围。</p>
    </div>
  )
}

interface ChosenProps {
  readonly label: string
  readonly of: 'documentRole' | 'documentUser'
  readonly by: 'roleId' | 'userId'
  readonly to: 'role' | 'user'
  readonly document: Row
  readonly again: () => void
  readonly where?: Readonly<Record<string, unknown>>
}

const Chosen = ({ label, of, by, to, document, again, where = {} }: ChosenProps) => {
  const entity = useEntity(of)
  const { data, error, refetch } = useQuery({
    queryKey: ['record', 'document', idOf(document), of],
    queryFn: ({ signal }) =>
      readAllRows(entity, { filters: { documentId: { equalTo: idOf(document) }, ...where }, sort: 'tzCreate' }, signal),
    meta: { quiet: true },
  })
  if (error && !data) return <ListFailed error={error} label={label} onAgain={() => void refetch()} />
  const done = (): void => {
    void refetch()
    again()
  }
  const add = (id: unknown): void => {
    if (!id || data?.some((one) => one[by] === id)) return
    createRow(entity, { documentId: idOf(document), [by]: id }).then(done, reportError)
  }
  const field = { kind: 'ref', label, options: { to, among: { isEnable: true } } } satisfies Field
  return (
    <section>
      <h2>
        {label} <small>{data?.length}</small>
      </h2>
      <ul>
        {data?.map((one) => (
          <li key={idOf(one)}>
            {named(one[to])?.name}
            <button type="button" className="cb-link" onClick={() => removeRows(entity, [one]).then(done, reportError)}>
              移除
            </button>
          </li>
        ))}
      </ul>
      <RefControl
        id={`document-${by}`}
        name={by}
        entity={of}
        field={field}
        value={null}
        row={empty}
        isInvalid={false}
        onChange={add}
      />
    </section>
  )
}

const empty: Row = {}
