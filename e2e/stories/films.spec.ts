import { expect, type Page } from '@playwright/test'
import { chaptersOf, passedCourse } from '../story/course.ts'
import { demoAlone as demo } from '../story/demo-alone.ts'
import { found } from '../story/found.ts'
import { fresh, today } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { recording } from '../story/recording.ts'
import { watched } from '../story/watched.ts'

// windows that were open when the clock was turned are signed in no more; a window that another followed hears of it
demo.use({ expectedErrors: [/401 .*(api|file)|409 .*course-log/] })

interface Log {
  readonly status: string
  readonly progress: number
}

const page = (id: string): string => `/yyxx/course?id=${id}`

const playing = (window: Page): Promise<void> =>
  window.locator('video').evaluate((film: HTMLVideoElement) => {
    // nobody pressed anything, so that a browser lets it play without sound alone
    film.muted = true
    return film.play()
  })
const placeOf = (window: Page): Promise<number> =>
  window.locator('video').evaluate((film: HTMLVideoElement) => Math.floor(film.currentTime))

demo(
  'a film goes on where it was left, in one window at a time, and is finished by nine tenths of it',
  async ({ as, at, doors, later }) => {
    demo.setTimeout(480_000)
    await at(`${today()}T11:00`)
    const teacher = await doors('hr02')
    const name = fresh('查房流程')
    const url = await teacher.upload('查房.mp3', recording(600), 'audio/mpeg', 'video')
    const courseId = await passedCourse(doors, name, [{ name: '查房', type: '视频', video: [{ url }] }])
    const [film] = await chaptersOf(teacher, courseId)
    const { account } = await newcomer(doors, '研发部')
    const own = await doors(account)
    const one = { courseId, chapterId: film?.id ?? '' }
    await watched(own, one, [0, 250], later)
    await own.post('/api/course-log/temporary-storage', { ...one, position: 250 })
    const log = async () => (await found<Log>(own, 'courseLog', { courseId: { equalTo: courseId } }))[0]
    const finish = () => own.post('/api/course-log/finish', { courseId })
    await as(account)
      .visit(page(courseId))
      .sees('已看 41%')
      .does('goes on from 250 s', async (window) => {
        await playing(window)
        await expect.poll(() => placeOf(window)).toBeGreaterThanOrEqual(250)
      })
    // a chapter opens once in ten seconds
    await later(11)
    await as(account, 'phone').visit(page(courseId)).does('plays it in a second window', playing)
    await as(account).sees('已在其他窗口学习')
    await later(11)
    await as(account).press('在此继续').lacks('已在其他窗口学习').visit('/yyxx/kczx')
    await later(11)
    await watched(own, one, [250, 539], later)
    expect(await log()).toMatchObject({ progress: 99, status: '学习中' })
    await expect(finish()).rejects.toThrow('课程未完成：查房')
    await watched(own, one, [539, 540], later)
    await as(account)
      .visit(page(courseId))
      .does('reads the page anew', (window) => window.reload())
      .sees('已看 90%', '100%')
    expect(await log()).toMatchObject({ progress: 100, status: '已学完' })
  },
)
