import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('ai-places', {
  theTextNeverLeavesThis: 'The text never leaves this device. The model is downloaded once.',
  theTextNeverLeavesThisDevice: 'The text never leaves this device. The model is part of the browser.',
  theTextOfTheResume:
    'The text of the resume is sent to this server and to the AI service it uses; it is not stored there.',
  thisBrowserHasNoModel: 'no model is built in',
  thisBrowserHasAModel: 'its model needs more memory or storage',
  inThisBrowser: 'In this browser',
  theModelOfThisBrowser: 'the model of this browser',
  onTheServer: 'On the server',
  thereIsNoConnectionTo: 'no connection',
  theServerTakesLong: 'it takes long to answer',
  theServerHasProblems: 'it is having problems',
  thisServerIsNotSet: 'no model is set up',
  thisBrowserGivesNoAccess: 'this browser has no WebGPU',
  noModelOfTheList: 'too little graphics memory or free space',
  onThisDevice: 'On this device',
  thisDeviceIsBeingAsked: 'checking…',
  smallAndQuick: 'Small and quick; its advice is simple.',
  theSmallOne: 'The small one, for graphics processors without half precision.',
  aGoodBalance: 'A good balance for most laptops.',
  theBalance: 'The balance, for graphics processors without half precision.',
  plainEnglish: 'Plain English, steady.',
  theMostThorough: 'The most thorough; for machines with a strong graphics processor.',
  forLargeMachines: 'For large machines; a long download.',
})
