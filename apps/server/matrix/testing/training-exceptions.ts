import type { Exception } from './exceptions.ts'

/** What learning asks beyond its declaration. */
export const trainingExceptions: Readonly<Record<string, Exception>> = {
  courseAssign: {
    why: 'a day and a number of days stand one for the other, and a reminder needs somebody who has not finished: its own tests walk there',
    unreached: ['update', 'urge'],
  },
  courseComment: {
    why: 'hiding asks for a reason that is no column: its own tests walk there',
    unreached: ['hide'],
  },
  courseLog: {
    why: 'learning needs a course on the shelf, its chapters finished and a mark: its own tests walk there',
    unreached: ['finish', 'rate', 'start'],
  },
  documentation: {
    why: 'a hand-out has words or a file: its own tests walk there',
    unreached: ['create'],
  },
  course: {
    why: 'a course is handed in with chapters, and goes back on the shelf once it has passed: its own tests walk there',
    unreached: ['onShelf', 'submit'],
  },
  courseQuestion: {
    why: 'a question names its options and which of them are right',
    unreached: ['create', 'update', 'write secret'],
  },
}
