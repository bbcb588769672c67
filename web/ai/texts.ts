import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('ai-places', {
  theTextNeverLeavesThis: 'The text never leaves this device. The model is downloaded once.',
  theTextNeverLeavesThisDevice: 'The text never leaves this device. The model is part of the browser.',
  theTextOfTheResume:
    'The text of the resume is sent to this server and to the AI service it uses; it is not stored there.',
  thisBrowserHasNoModel:
    'This browser has no model built in. Some versions of Chrome and Edge on a computer have one.',
  thisBrowserHasAModel:
    'This browser has a model, but not for this device: it needs more memory, storage or a stronger processor.',
  inThisBrowser: 'In this browser',
  theModelOfThisBrowser: 'the model of this browser',
  onTheServer: 'On the server',
  thereIsNoConnectionTo: 'There is no connection to the server now.',
  thisServerIsNotSet: 'This server is not set up with a model. Its operator can name one in the settings.',
  thisBrowserGivesNoAccess:
    'This browser gives no access to the graphics processor (WebGPU). A current Chrome or Edge on a computer has it.',
  noModelOfTheList: 'No model of the list fits this device: it has too little graphics memory or free space.',
  onThisDevice: 'On this device',
  thisDeviceIsBeingAsked: 'This device is being asked …',
  smallAndQuick: 'Small and quick; its advice is simple.',
  theSmallOne: 'The small one, for graphics processors without half precision.',
  aGoodBalance: 'A good balance for most laptops.',
  theBalance: 'The balance, for graphics processors without half precision.',
  plainEnglish: 'Plain English, steady.',
  theMostThorough: 'The most thorough; for machines with a strong graphics processor.',
  forLargeMachines: 'For large machines; a long download.',
})
