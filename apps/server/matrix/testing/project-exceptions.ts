/** Of the records of projects: most are written while their project runs, which rows made here do not say. */
export const projectExceptions = {
  project: {
    why: 'only an approved project is handed over, to somebody else: its own tests walk there',
    unreached: ['changePrincipal'],
  },
  projectVer: {
    why: 'only a released version is delivered, with a film and a training: its own tests walk there',
    unreached: ['confirm', 'create', 'deliver', 'dispute', 'submit', 'update', 'void', 'write secret'],
  },
  projectProduce: {
    why: 'it is handed over with a file, in a project that runs',
    unreached: ['confirm', 'create', 'submit', 'update'],
  },
  projectModule: {
    why: 'it is written in a project that runs, by whoever builds there',
    unreached: ['create', 'delete', 'update'],
  },
  design: {
    why: 'it is handed in with a file, for a project that runs',
    unreached: ['approve', 'create', 'submit', 'update'],
  },
  wbsTask: {
    why: 'it is divided and worked in a project that runs: its own tests walk there',
    unreached: ['cancel', 'create', 'delete', 'finish', 'reopen', 'start', 'update'],
  },
  productDownload: {
    why: 'only what was released is given out, to somebody else than who decides',
    unreached: ['create', 'pass', 'reject', 'update'],
  },
  technicalChallenge: {
    why: 'it names a project that runs',
    unreached: ['accept', 'create', 'submit', 'update'],
  },
  wbsHour: {
    why: 'hours are worked on a leaf, on a day of this month: its own tests walk there',
    unreached: ['create', 'delete', 'update'],
  },
  projectManDay: {
    why: 'a project that was approved and runs is asked for: its own tests walk there',
    unreached: ['approve', 'create', 'submit', 'update'],
  },
  milepostAdvance: {
    why: 'the day asked for keeps to the kind of the request: its own tests walk there',
    unreached: ['approve', 'create', 'submit', 'update'],
  },
  implementaryProgress: {
    why: 'stages follow one another: the running one or the next is passed over',
    unreached: ['complete', 'create', 'goBack', 'skip', 'update'],
  },
  impPrepare: {
    why: 'documents are brought as files, and looked at by somebody else',
    unreached: ['back', 'create', 'pass', 'update', 'upload'],
  },
  impNodeLog: {
    why: 'documents are brought as files in a running stage, and looked at by somebody else',
    unreached: ['back', 'create', 'pass', 'update', 'upload'],
  },
  milepost: {
    why: 'its end moves by request, and somebody else confirms it: its own tests walk there',
    unreached: ['confirm', 'confirmPMO', 'create', 'submit', 'update'],
  },
  projectProduct: {
    why: 'plans keep an order of days, and what others run is retired with a reason',
    unreached: ['followVersion', 'health', 'resume', 'retire', 'submit'],
  },
  fileRemark: {
    why: 'a remark is on a file that stands on its record: its own tests walk there',
    unreached: ['create', 'update', 'write secret'],
  },
  impRecord: {
    why: 'a visit takes some time of one day, nobody is in two places, and a client has read it: its own tests walk there',
    values: { tzStart: '2026-03-02T01:00:00.000Z', tzEnd: '2026-03-02T03:00:00.000Z' },
    unreached: ['confirm', 'create', 'dispute', 'submit', 'update', 'write secret'],
  },
  train: {
    why: 'it begins and ends on one day; handing it in asks for what was signed and seen there: its own tests walk there',
    values: { tzStart: '2026-03-02T01:00:00.000Z', tzEnd: '2026-03-02T03:00:00.000Z' },
    unreached: ['rejectTrain', 'submit'],
  },
}
