import { listIn } from '@chengban/kernel/list-in.ts'
import { countRows, readRows } from '@chengban/ui/data/calls.ts'
import { idOf, named, type Row } from '@chengban/ui/data/row.ts'
import { PlainSearch } from '@chengban/ui/list/PlainSearch.tsx'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { PersonMark } from '@chengban/ui/marks/PersonMark.tsx'
import { Pager } from '@chengban/ui/table/Pager.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { Link, useSearchParams } from 'react-router'
import './address-book.css'

interface Props {
  /** Beside the search. */
  readonly acts?: ReactNode
}

const columns = ['name', 'avatar', 'jobNumber', 'mobile', 'email', 'departmentId', 'position', 'superiorId', 'isWork']
const user = { resource: 'user' }

/** 通讯录: everybody at work as cards, filtered by department and keyword. */
export const AddressBook = ({ acts }: Props) => {
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string): void => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    if (name !== 'page') next.delete('page')
    setParams(next, { replace: true })
  }
  const keyword = params.get('keyword') ?? ''
  const page = { pageNumber: Number(params.get('page')) || 1, pageSize: Number(params.get('size')) || 50 }
  const { people, total, error, refetch } = useBook(useDeferredValue(keyword), params.get('f.departmentId'), page)
  return (
    <section className="cb-book" aria-label="通讯录">
      <header>
        <h1>通讯录</h1>
        <PlainSearch value={keyword} words="姓名、拼音、工号、手机" onChange={(text) => set('keyword', text)} />
        {acts}
      </header>
      {error && !people && <ListFailed error={error} label="通讯录" onAgain={() => void refetch()} />}
      {people?.length === 0 && <p>没有找到符合条件的同事</p>}
      <ul>
        {people?.map((person) => (
          <Card key={idOf(person)} person={person} />
        ))}
      </ul>
      {people && people.length > 0 && (
        <Pager
          page={page.pageNumber}
          size={page.pageSize}
          total={total}
          onChange={(to, size) => {
            const next = new URLSearchParams(params)
            next.set('page', String(to))
            next.set('size', String(size))
            setParams(next)
          }}
        />
      )}
    </section>
  )
}

const useBook = (keyword: string, departments: string | null, page: { pageNumber: number; pageSize: number }) => {
  const query = {
    filters: {
      isEnable: { equalTo: true },
      ...(departments ? { departmentId: { in: departments.split(',') } } : {}),
    },
    ...(keyword.trim() ? { keyword: keyword.trim() } : {}),
  }
  const rows = useQuery({
    queryKey: ['list', 'user', 'book', query, page],
    queryFn: ({ signal }) => readRows(user, { ...query, ...page, sort: 'sort,jobNumber', columns }, signal),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  const count = useQuery({
    queryKey: ['list', 'user', 'book', 'count', query],
    queryFn: ({ signal }) => countRows(user, query, signal),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  return { people: rows.data, total: count.data, error: rows.error, refetch: rows.refetch }
}

const Card = ({ person }: { readonly person: Row }) => {
  const { name, avatar, mobile, email, position, isWork } = person
  const [department, superior] = [named(person.department), named(person.superior)]
  const [picture] = listIn<{ readonly url: string }>(avatar)
  return (
    <li>
      <PersonMark name={String(name)} avatar={picture && `${picture.url}?w=96`} />
      <div>
        <Link to={`/record/user/${idOf(person)}`}>{String(name)}</Link>
        {isWork === false && <em>不在岗</em>}
        <p>{[department?.name, position].filter(Boolean).join(' · ')}</p>
        {mobile ? (
          <p>
            <a href={`tel:${String(mobile)}`}>{String(mobile)}</a>
          </p>
        ) : null}
        {email ? (
          <p>
            <a href={`mailto:${String(email)}`}>{String(email)}</a>
          </p>
        ) : null}
        {superior && <p>上级 {superior.name}</p>}
      </div>
    </li>
  )
}
