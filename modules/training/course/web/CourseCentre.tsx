import { PlainSearch } from '@chengban/ui/list/PlainSearch.tsx'
import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { Pagination, Select } from 'antd'
import { CourseCard } from './CourseCard.tsx'
import { own, pageSize, sorts, useCentre } from './use-centre.ts'
import '@chengban/ui/list/list.css'
import './learn.css'

/** 课程中心: the courses one may learn, as cards. */
export default function CourseCentre() {
  const centre = useCentre()
  const { data, error, refetch } = centre
  return (
    <section className="cb-list" aria-label="课程中心">
      <Head {...centre} />
      <div className="cb-courses" aria-busy={!data}>
        {error && !data && <ListFailed error={error} label="课程" onAgain={() => void refetch()} />}
        {data?.nodes.length === 0 && <Empty kind="filtered" title="没有匹配的选项" />}
        <ul>
          {data?.nodes.map((one) => (
            <CourseCard key={one.id} course={one} />
          ))}
        </ul>
        {(data?.totalCount ?? 0) > pageSize && (
          <Pagination
            current={centre.page}
            pageSize={pageSize}
            total={data?.totalCount ?? 0}
            showSizeChanger={false}
            onChange={(next) => centre.set('page', next > 1 ? String(next) : undefined)}
          />
        )}
      </div>
    </section>
  )
}

const Head = ({ mine, sort, set, keyword, setKeyword }: ReturnType<typeof useCentre>) => (
  <header className="cb-list-head">
    <h1>课程中心</h1>
    <nav className="cb-views" aria-label="视图">
      {own.map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === mine || undefined}
          onClick={() => set('mine', one === '全部' ? undefined : one)}
        >
          {one}
        </button>
      ))}
    </nav>
    <span className="cb-list-acts">
      <PlainSearch value={keyword} words="课程" onChange={setKeyword} />
      <Select
        aria-label="排序"
        value={sort}
        options={sorts.map((one) => ({ value: one, label: one }))}
        onChange={(one) => set('sort', one === '综合' ? undefined : one)}
      />
    </span>
  </header>
)
