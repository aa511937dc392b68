/** Records that go on, or stay as they are, where what they hang on ends before its time. */
export const goesOn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  project: {
    impPrepare: 'documents stay as they were brought',
    impNodeLog: 'documents stay as they were brought',
    implementaryProgress: 'the stages stay where they stood',
    milepostAdvance: 'it ends with its milestone',
    productLibraryVersion: 'a version made for it may be merged back into the product',
    productDownload: 'a grant runs out by itself',
    bug: 'a fault is still a fault of the product',
    applyFor: 'a requirement may be met in another project',
    change: 'it is decided with its requirement',
    task: 'what is left of the work of a day is told by its person',
    extraTask: 'work done is counted',
    weekTaskComb: 'a week is closed with all its work',
    pmoAssign: 'it is answered by whoever was asked',
    goalPlan: 'a goal of the month is judged with the others',
    officialSealUse: 'the seal is given back',
    receive: 'guests come all the same',
    testApply: 'a device is given back',
    overtime: 'work done is counted',
  },
  contract: {
    project: 'a contract is voided while none runs, and its draft may name another',
    officialSealUse: 'the seal is given back',
    moneyComeGo: 'money that went stays in the book',
  },
  milepost: {
    projectProduce: 'what is to be delivered is due to the project',
    task: 'open tasks let go of it',
  },
}
