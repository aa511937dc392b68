import { keysOf } from '@chengban/kernel/keys-of.ts'
import { request } from '@chengban/ui/api/request.ts'
import { PlainSearch } from '@chengban/ui/list/PlainSearch.tsx'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { useQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { useMemo, useState } from 'react'
import { CodeMark } from '../../permission/web/CodeMark.tsx'
import { codesOf, type PersonCode, type PersonEntries } from '../../permission/web/person-codes.ts'
import { Reasons } from '../../permission/web/Reasons.tsx'
import { groupsOf } from '../../role/web/rights.ts'
import './user.css'

const shown = {
  held: { label: '已有', takes: ({ state }: PersonCode) => state === 'given' || state === 'inherited' },
  denied: { label: '禁止', takes: ({ state }: PersonCode) => state === 'denied' },
  all: { label: '全部', takes: () => true },
} as const
type RightsFilter = keyof typeof shown

/** The effective rights of a person, each with its sources. 全部 also lists the missing ones. */
export default function PersonRights({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['record', 'user', id, 'entries'],
    queryFn: ({ signal }) =>
      request<PersonEntries>('GET', '/api/permission/entries', { query: { userId: id }, signal }),
    meta: { quiet: true },
  })
  const codes = useMemo(() => data && codesOf(data), [data])
  const [which, setWhich] = useState<RightsFilter>('held')
  const [keyword, setKeyword] = useState('')
  if (error && !data) return <ListFailed error={error} label="权限" onAgain={() => void refetch()} />
  if (!codes) return null
  const word = keyword.trim().toLowerCase()
  const found = codes.filter(
    (code) =>
      shown[which].takes(code) && (code.name.toLowerCase().includes(word) || code.id.toLowerCase().includes(word)),
  )
  const count = (each: RightsFilter): number => codes.filter(shown[each].takes).length
  return (
    <div className="cb-person-rights">
      <div className="cb-person-rights-tools">
        <PlainSearch value={keyword} words="权限名称、操作码" onChange={setKeyword} />
        <Segmented
          size="small"
          value={which}
          options={keysOf(shown).map((key) => ({
            value: key,
            label: `${shown[key].label} ${count(key)}`,
          }))}
          onChange={setWhich}
        />
      </div>
      {found.length === 0 && <p className="cb-leaving-none">没有符合条件的权限</p>}
      {groupsOf(found).map(({ prefix, codes: group }) => (
        <section key={prefix} aria-label={prefix}>
          <h3>{prefix}</h3>
          <ul>
            {group
              .flatMap(({ id: code }) => found.find((one) => one.id === code) ?? [])
              .map((code) => (
                <Line key={code.id} code={code} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const Line = ({ code: { id, name, state, reasons } }: { readonly code: PersonCode }) => (
  <li>
    <CodeMark state={state} />
    <span>
      {name} <code>{id}</code>
    </span>
    {reasons.length > 0 ? <Reasons list={reasons} code={id} /> : <small>没有角色或个人权限给予</small>}
  </li>
)
