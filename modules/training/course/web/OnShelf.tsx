import { readRows } from '@chengban/ui/data/calls.ts'
import { idOf } from '@chengban/ui/data/row.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { CourseCard } from './CourseCard.tsx'
import { readCourseList } from './learn-calls.ts'
import { placedShelves, type Shelf } from './shelf-rows.ts'

interface Props {
  /** Left out: all shelves. */
  readonly shelf: Shelf | undefined
  readonly keyword: string
}

/** As many of each as are shown; the centre and the list of documents have the rest. */
const most = 50

/** The courses of a shelf as cards, and its documents below, both narrowed by one search. */
export const OnShelf = ({ shelf, keyword }: Props) => {
  const entity = useEntity('documentation')
  const { data, error } = useQuery({
    queryKey: ['category', 'on', shelf?.id ?? null, keyword],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const asked = { ...(shelf ? { categoryId: shelf.id } : {}), ...(keyword ? { keyword } : {}), pageSize: most }
      // the server adds the shelves below for courses only
      const ids = shelf && placedShelves([shelf]).map((one) => one.shelf.id)
      const filters = { status: { equalTo: '已发布' }, ...(ids ? { categoryId: { in: ids } } : {}) }
      const page = { filters, ...(keyword ? { keyword } : {}), pageNumber: 1, pageSize: most }
      const [courses, documents] = await Promise.all([readCourseList(asked), readRows(entity, page, signal)])
      return { courses: courses.nodes, documents }
    },
  })
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return null
  const { courses, documents } = data
  return (
    <>
      {courses.length + documents.length === 0 && <p className="cb-shelf-none">这里还没有课程和资料</p>}
      <ul aria-label="课程">
        {courses.map((one) => (
          <CourseCard key={one.id} course={one} />
        ))}
      </ul>
      {documents.length > 0 && (
        <section className="cb-shelf-documents" aria-label="资料">
          <h3>资料</h3>
          <ol>
            {documents.map((row) => (
              <li key={idOf(row)}>
                <Link to={`/record/documentation/${idOf(row)}`}>{String(row.name)}</Link>
                <small>{String(row.type ?? '')}</small>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
