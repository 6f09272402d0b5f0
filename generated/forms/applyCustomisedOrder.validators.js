// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { equal, ucs2length } from '#domain/wire/ajv-runtime.ts';
import { formats } from '#domain/wire/formats.ts';

const validators = {};

validators["4a2f9aa9"] = validate20;
const schema31 = {"type":"object","additionalProperties":false,"if":{"type":"object","not":{"required":["quotedPart"]}},"then":{"type":"object","required":["indexRequirement","sizeRequirement","qualityGrade","weight","installationMode","useEnvironment","otherProcessRequirements"]},"properties":{"productName":{"type":"string","pattern":"\\S","minLength":1,"maxLength":100},"indexRequirement":{"type":"string","pattern":"\\S","minLength":1,"maxLength":100},"sizeRequirement":{"type":"string","pattern":"\\S","minLength":1,"maxLength":100},"demandQuantity":{"type":"string","pattern":"^\\s*[1-9]\\d{0,8}(\\D.*)?$","minLength":1,"maxLength":100},"deliveryCycle":{"type":"string","pattern":"\\S","minLength":1,"maxLength":100},"qualityGrade":{"type":"string","pattern":"\\S","minLength":1,"maxLength":100},"weight":{"type":"string","pattern":"^\\s*(?=[\\d.]*[1-9])\\d{1,9}(\\.\\d{1,4})?\\s*$","minLength":1,"maxLength":100},"installationMode":{"type":"string","pattern":"\\S","minLength":1,"maxLength":100},"useEnvironment":{"type":"string","pattern":"\\S","minLength":1,"maxLength":100},"receivingAddress":{"type":"string","pattern":"\\S","minLength":1,"maxLength":100},"receivingPhone":{"type":"string","pattern":"\\S","minLength":1,"maxLength":100},"otherProcessRequirements":{"type":"string","pattern":"\\S","minLength":1,"maxLength":100},"receivingUser":{"type":"string","pattern":"\\S","minLength":1,"maxLength":100},"detailedDescription":{"type":"string","pattern":"\\S","minLength":1,"maxLength":2000},"annexFile":{"type":"string","format":"uri-reference","minLength":1,"maxLength":500},"quotedPart":{"type":"string","pattern":"\\S","minLength":1,"maxLength":100}},"required":["productName","demandQuantity","deliveryCycle","receivingAddress","receivingPhone","receivingUser","detailedDescription"],"$id":"4a2f9aa9"};
const func1 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;
const pattern4 = new RegExp("\\S", "u");
const pattern7 = new RegExp("^\\s*[1-9]\\d{0,8}(\\D.*)?$", "u");
const pattern10 = new RegExp("^\\s*(?=[\\d.]*[1-9])\\d{1,9}(\\.\\d{1,4})?\\s*$", "u");
const formats0 = formats["uri-reference"];

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="4a2f9aa9" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs4 = errors;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.quotedPart === undefined) && (missing0 = "quotedPart")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid1 = _errs5 === errors;
if(valid1){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.indexRequirement === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "indexRequirement"},message:"must have required property '"+"indexRequirement"+"'",schema:schema31.then.required,parentSchema:schema31.then,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sizeRequirement === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "sizeRequirement"},message:"must have required property '"+"sizeRequirement"+"'",schema:schema31.then.required,parentSchema:schema31.then,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.qualityGrade === undefined){
const err5 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "qualityGrade"},message:"must have required property '"+"qualityGrade"+"'",schema:schema31.then.required,parentSchema:schema31.then,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.weight === undefined){
const err6 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "weight"},message:"must have required property '"+"weight"+"'",schema:schema31.then.required,parentSchema:schema31.then,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.installationMode === undefined){
const err7 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "installationMode"},message:"must have required property '"+"installationMode"+"'",schema:schema31.then.required,parentSchema:schema31.then,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.useEnvironment === undefined){
const err8 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "useEnvironment"},message:"must have required property '"+"useEnvironment"+"'",schema:schema31.then.required,parentSchema:schema31.then,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.otherProcessRequirements === undefined){
const err9 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "otherProcessRequirements"},message:"must have required property '"+"otherProcessRequirements"+"'",schema:schema31.then.required,parentSchema:schema31.then,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.then.type,parentSchema:schema31.then,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
}
if(!valid0){
const err11 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema31.if,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.productName === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productName"},message:"must have required property '"+"productName"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.demandQuantity === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "demandQuantity"},message:"must have required property '"+"demandQuantity"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.deliveryCycle === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveryCycle"},message:"must have required property '"+"deliveryCycle"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.receivingAddress === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "receivingAddress"},message:"must have required property '"+"receivingAddress"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.receivingPhone === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "receivingPhone"},message:"must have required property '"+"receivingPhone"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.receivingUser === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "receivingUser"},message:"must have required property '"+"receivingUser"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.detailedDescription === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detailedDescription"},message:"must have required property '"+"detailedDescription"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err19 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.productName !== undefined){
let data0 = data.productName;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err20 = {instancePath:instancePath+"/productName",schemaPath:"#/properties/productName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.productName,data:data0};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func2(data0) < 1){
const err21 = {instancePath:instancePath+"/productName",schemaPath:"#/properties/productName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.productName,data:data0};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern4.test(data0)){
const err22 = {instancePath:instancePath+"/productName",schemaPath:"#/properties/productName/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.productName,data:data0};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/productName",schemaPath:"#/properties/productName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.productName.type,parentSchema:schema31.properties.productName,data:data0};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.indexRequirement !== undefined){
let data1 = data.indexRequirement;
if(typeof data1 === "string"){
if(func2(data1) > 100){
const err24 = {instancePath:instancePath+"/indexRequirement",schemaPath:"#/properties/indexRequirement/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.indexRequirement,data:data1};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func2(data1) < 1){
const err25 = {instancePath:instancePath+"/indexRequirement",schemaPath:"#/properties/indexRequirement/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.indexRequirement,data:data1};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern4.test(data1)){
const err26 = {instancePath:instancePath+"/indexRequirement",schemaPath:"#/properties/indexRequirement/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.indexRequirement,data:data1};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/indexRequirement",schemaPath:"#/properties/indexRequirement/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.indexRequirement.type,parentSchema:schema31.properties.indexRequirement,data:data1};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.sizeRequirement !== undefined){
let data2 = data.sizeRequirement;
if(typeof data2 === "string"){
if(func2(data2) > 100){
const err28 = {instancePath:instancePath+"/sizeRequirement",schemaPath:"#/properties/sizeRequirement/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.sizeRequirement,data:data2};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(func2(data2) < 1){
const err29 = {instancePath:instancePath+"/sizeRequirement",schemaPath:"#/properties/sizeRequirement/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.sizeRequirement,data:data2};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern4.test(data2)){
const err30 = {instancePath:instancePath+"/sizeRequirement",schemaPath:"#/properties/sizeRequirement/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.sizeRequirement,data:data2};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/sizeRequirement",schemaPath:"#/properties/sizeRequirement/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.sizeRequirement.type,parentSchema:schema31.properties.sizeRequirement,data:data2};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.demandQuantity !== undefined){
let data3 = data.demandQuantity;
if(typeof data3 === "string"){
if(func2(data3) > 100){
const err32 = {instancePath:instancePath+"/demandQuantity",schemaPath:"#/properties/demandQuantity/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.demandQuantity,data:data3};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(func2(data3) < 1){
const err33 = {instancePath:instancePath+"/demandQuantity",schemaPath:"#/properties/demandQuantity/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.demandQuantity,data:data3};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!pattern7.test(data3)){
const err34 = {instancePath:instancePath+"/demandQuantity",schemaPath:"#/properties/demandQuantity/pattern",keyword:"pattern",params:{pattern: "^\\s*[1-9]\\d{0,8}(\\D.*)?$"},message:"must match pattern \""+"^\\s*[1-9]\\d{0,8}(\\D.*)?$"+"\"",schema:"^\\s*[1-9]\\d{0,8}(\\D.*)?$",parentSchema:schema31.properties.demandQuantity,data:data3};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/demandQuantity",schemaPath:"#/properties/demandQuantity/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.demandQuantity.type,parentSchema:schema31.properties.demandQuantity,data:data3};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.deliveryCycle !== undefined){
let data4 = data.deliveryCycle;
if(typeof data4 === "string"){
if(func2(data4) > 100){
const err36 = {instancePath:instancePath+"/deliveryCycle",schemaPath:"#/properties/deliveryCycle/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.deliveryCycle,data:data4};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(func2(data4) < 1){
const err37 = {instancePath:instancePath+"/deliveryCycle",schemaPath:"#/properties/deliveryCycle/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.deliveryCycle,data:data4};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern4.test(data4)){
const err38 = {instancePath:instancePath+"/deliveryCycle",schemaPath:"#/properties/deliveryCycle/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.deliveryCycle,data:data4};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/deliveryCycle",schemaPath:"#/properties/deliveryCycle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.deliveryCycle.type,parentSchema:schema31.properties.deliveryCycle,data:data4};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.qualityGrade !== undefined){
let data5 = data.qualityGrade;
if(typeof data5 === "string"){
if(func2(data5) > 100){
const err40 = {instancePath:instancePath+"/qualityGrade",schemaPath:"#/properties/qualityGrade/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.qualityGrade,data:data5};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(func2(data5) < 1){
const err41 = {instancePath:instancePath+"/qualityGrade",schemaPath:"#/properties/qualityGrade/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.qualityGrade,data:data5};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!pattern4.test(data5)){
const err42 = {instancePath:instancePath+"/qualityGrade",schemaPath:"#/properties/qualityGrade/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.qualityGrade,data:data5};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/qualityGrade",schemaPath:"#/properties/qualityGrade/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.qualityGrade.type,parentSchema:schema31.properties.qualityGrade,data:data5};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.weight !== undefined){
let data6 = data.weight;
if(typeof data6 === "string"){
if(func2(data6) > 100){
const err44 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.weight,data:data6};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(func2(data6) < 1){
const err45 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.weight,data:data6};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!pattern10.test(data6)){
const err46 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/pattern",keyword:"pattern",params:{pattern: "^\\s*(?=[\\d.]*[1-9])\\d{1,9}(\\.\\d{1,4})?\\s*$"},message:"must match pattern \""+"^\\s*(?=[\\d.]*[1-9])\\d{1,9}(\\.\\d{1,4})?\\s*$"+"\"",schema:"^\\s*(?=[\\d.]*[1-9])\\d{1,9}(\\.\\d{1,4})?\\s*$",parentSchema:schema31.properties.weight,data:data6};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.weight.type,parentSchema:schema31.properties.weight,data:data6};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.installationMode !== undefined){
let data7 = data.installationMode;
if(typeof data7 === "string"){
if(func2(data7) > 100){
const err48 = {instancePath:instancePath+"/installationMode",schemaPath:"#/properties/installationMode/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.installationMode,data:data7};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(func2(data7) < 1){
const err49 = {instancePath:instancePath+"/installationMode",schemaPath:"#/properties/installationMode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.installationMode,data:data7};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!pattern4.test(data7)){
const err50 = {instancePath:instancePath+"/installationMode",schemaPath:"#/properties/installationMode/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.installationMode,data:data7};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/installationMode",schemaPath:"#/properties/installationMode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.installationMode.type,parentSchema:schema31.properties.installationMode,data:data7};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.useEnvironment !== undefined){
let data8 = data.useEnvironment;
if(typeof data8 === "string"){
if(func2(data8) > 100){
const err52 = {instancePath:instancePath+"/useEnvironment",schemaPath:"#/properties/useEnvironment/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.useEnvironment,data:data8};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func2(data8) < 1){
const err53 = {instancePath:instancePath+"/useEnvironment",schemaPath:"#/properties/useEnvironment/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.useEnvironment,data:data8};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(!pattern4.test(data8)){
const err54 = {instancePath:instancePath+"/useEnvironment",schemaPath:"#/properties/useEnvironment/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.useEnvironment,data:data8};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/useEnvironment",schemaPath:"#/properties/useEnvironment/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.useEnvironment.type,parentSchema:schema31.properties.useEnvironment,data:data8};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.receivingAddress !== undefined){
let data9 = data.receivingAddress;
if(typeof data9 === "string"){
if(func2(data9) > 100){
const err56 = {instancePath:instancePath+"/receivingAddress",schemaPath:"#/properties/receivingAddress/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.receivingAddress,data:data9};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(func2(data9) < 1){
const err57 = {instancePath:instancePath+"/receivingAddress",schemaPath:"#/properties/receivingAddress/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.receivingAddress,data:data9};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!pattern4.test(data9)){
const err58 = {instancePath:instancePath+"/receivingAddress",schemaPath:"#/properties/receivingAddress/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.receivingAddress,data:data9};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/receivingAddress",schemaPath:"#/properties/receivingAddress/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.receivingAddress.type,parentSchema:schema31.properties.receivingAddress,data:data9};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.receivingPhone !== undefined){
let data10 = data.receivingPhone;
if(typeof data10 === "string"){
if(func2(data10) > 100){
const err60 = {instancePath:instancePath+"/receivingPhone",schemaPath:"#/properties/receivingPhone/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.receivingPhone,data:data10};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(func2(data10) < 1){
const err61 = {instancePath:instancePath+"/receivingPhone",schemaPath:"#/properties/receivingPhone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.receivingPhone,data:data10};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!pattern4.test(data10)){
const err62 = {instancePath:instancePath+"/receivingPhone",schemaPath:"#/properties/receivingPhone/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.receivingPhone,data:data10};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/receivingPhone",schemaPath:"#/properties/receivingPhone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.receivingPhone.type,parentSchema:schema31.properties.receivingPhone,data:data10};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.otherProcessRequirements !== undefined){
let data11 = data.otherProcessRequirements;
if(typeof data11 === "string"){
if(func2(data11) > 100){
const err64 = {instancePath:instancePath+"/otherProcessRequirements",schemaPath:"#/properties/otherProcessRequirements/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.otherProcessRequirements,data:data11};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(func2(data11) < 1){
const err65 = {instancePath:instancePath+"/otherProcessRequirements",schemaPath:"#/properties/otherProcessRequirements/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.otherProcessRequirements,data:data11};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(!pattern4.test(data11)){
const err66 = {instancePath:instancePath+"/otherProcessRequirements",schemaPath:"#/properties/otherProcessRequirements/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.otherProcessRequirements,data:data11};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/otherProcessRequirements",schemaPath:"#/properties/otherProcessRequirements/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.otherProcessRequirements.type,parentSchema:schema31.properties.otherProcessRequirements,data:data11};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.receivingUser !== undefined){
let data12 = data.receivingUser;
if(typeof data12 === "string"){
if(func2(data12) > 100){
const err68 = {instancePath:instancePath+"/receivingUser",schemaPath:"#/properties/receivingUser/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.receivingUser,data:data12};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(func2(data12) < 1){
const err69 = {instancePath:instancePath+"/receivingUser",schemaPath:"#/properties/receivingUser/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.receivingUser,data:data12};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(!pattern4.test(data12)){
const err70 = {instancePath:instancePath+"/receivingUser",schemaPath:"#/properties/receivingUser/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.receivingUser,data:data12};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/receivingUser",schemaPath:"#/properties/receivingUser/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.receivingUser.type,parentSchema:schema31.properties.receivingUser,data:data12};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.detailedDescription !== undefined){
let data13 = data.detailedDescription;
if(typeof data13 === "string"){
if(func2(data13) > 2000){
const err72 = {instancePath:instancePath+"/detailedDescription",schemaPath:"#/properties/detailedDescription/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema31.properties.detailedDescription,data:data13};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(func2(data13) < 1){
const err73 = {instancePath:instancePath+"/detailedDescription",schemaPath:"#/properties/detailedDescription/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.detailedDescription,data:data13};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(!pattern4.test(data13)){
const err74 = {instancePath:instancePath+"/detailedDescription",schemaPath:"#/properties/detailedDescription/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.detailedDescription,data:data13};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/detailedDescription",schemaPath:"#/properties/detailedDescription/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.detailedDescription.type,parentSchema:schema31.properties.detailedDescription,data:data13};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.annexFile !== undefined){
let data14 = data.annexFile;
if(typeof data14 === "string"){
if(func2(data14) > 500){
const err76 = {instancePath:instancePath+"/annexFile",schemaPath:"#/properties/annexFile/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema31.properties.annexFile,data:data14};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(func2(data14) < 1){
const err77 = {instancePath:instancePath+"/annexFile",schemaPath:"#/properties/annexFile/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.annexFile,data:data14};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(!(formats0(data14))){
const err78 = {instancePath:instancePath+"/annexFile",schemaPath:"#/properties/annexFile/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\"",schema:"uri-reference",parentSchema:schema31.properties.annexFile,data:data14};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/annexFile",schemaPath:"#/properties/annexFile/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.annexFile.type,parentSchema:schema31.properties.annexFile,data:data14};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.quotedPart !== undefined){
let data15 = data.quotedPart;
if(typeof data15 === "string"){
if(func2(data15) > 100){
const err80 = {instancePath:instancePath+"/quotedPart",schemaPath:"#/properties/quotedPart/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.quotedPart,data:data15};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(func2(data15) < 1){
const err81 = {instancePath:instancePath+"/quotedPart",schemaPath:"#/properties/quotedPart/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.quotedPart,data:data15};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(!pattern4.test(data15)){
const err82 = {instancePath:instancePath+"/quotedPart",schemaPath:"#/properties/quotedPart/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.quotedPart,data:data15};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/quotedPart",schemaPath:"#/properties/quotedPart/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.quotedPart.type,parentSchema:schema31.properties.quotedPart,data:data15};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

validators["68cb2136"] = validate21;
const schema32 = {"type":"object","not":{"required":["quotedPart"]},"$id":"68cb2136"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="68cb2136" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.quotedPart === undefined) && (missing0 = "quotedPart")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema32.not,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"dynamicProps":false,"dynamicItems":false};

export default validators;
