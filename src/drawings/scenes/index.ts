export { inFixedColours, sceneBackground } from './palette.ts';
export { drawScene, isSceneName, type SceneName, sceneNames, scenePicture } from './scenes.ts';
