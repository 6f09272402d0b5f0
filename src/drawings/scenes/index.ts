export { drawScene, isSceneName, type SceneName, sceneNames, scenePicture } from './scenes.ts';
