// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { equal, ucs2length } from '#domain/wire/ajv-runtime.ts';
import { formats } from '#domain/wire/formats.ts';

const validators = {};

validators["3a7fb613"] = validate20;
const schema31 = {"type":"object","additionalProperties":false,"properties":{"code":{"$ref":"#/$defs/AccountCode"},"oldPayPassword":{"type":"string","pattern":"\\S","minLength":1,"maxLength":100},"payPassword":{"$ref":"#/$defs/NewPassword"}},"required":["code","oldPayPassword","payPassword"],"$defs":{"AccountCode":{"type":"string","pattern":"^[0-9]{6}$","minLength":6,"maxLength":6},"NewPassword":{"type":"string","pattern":"^(?!\\s)(?=.*\\p{L})(?=.*\\p{N})[^\\p{Cc}]*[^\\p{Cc}\\s]$","minLength":8,"maxLength":20}},"$id":"3a7fb613"};
const schema32 = {"type":"string","pattern":"^[0-9]{6}$","minLength":6,"maxLength":6};
const schema33 = {"type":"string","pattern":"^(?!\\s)(?=.*\\p{L})(?=.*\\p{N})[^\\p{Cc}]*[^\\p{Cc}\\s]$","minLength":8,"maxLength":20};
const func1 = ucs2length;
const pattern4 = new RegExp("^[0-9]{6}$", "u");
const pattern5 = new RegExp("\\S", "u");
const pattern6 = new RegExp("^(?!\\s)(?=.*\\p{L})(?=.*\\p{N})[^\\p{Cc}]*[^\\p{Cc}\\s]$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="3a7fb613" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.oldPayPassword === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "oldPayPassword"},message:"must have required property '"+"oldPayPassword"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.payPassword === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payPassword"},message:"must have required property '"+"payPassword"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "oldPayPassword")) || (key0 === "payPassword"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 6){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/$defs/AccountCode/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters",schema:6,parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 6){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/$defs/AccountCode/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters",schema:6,parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern4.test(data0)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/$defs/AccountCode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{6}$"},message:"must match pattern \""+"^[0-9]{6}$"+"\"",schema:"^[0-9]{6}$",parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/$defs/AccountCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.type,parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.oldPayPassword !== undefined){
let data1 = data.oldPayPassword;
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err8 = {instancePath:instancePath+"/oldPayPassword",schemaPath:"#/properties/oldPayPassword/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.oldPayPassword,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/oldPayPassword",schemaPath:"#/properties/oldPayPassword/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.oldPayPassword,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern5.test(data1)){
const err10 = {instancePath:instancePath+"/oldPayPassword",schemaPath:"#/properties/oldPayPassword/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.oldPayPassword,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/oldPayPassword",schemaPath:"#/properties/oldPayPassword/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.oldPayPassword.type,parentSchema:schema31.properties.oldPayPassword,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.payPassword !== undefined){
let data2 = data.payPassword;
if(typeof data2 === "string"){
if(func1(data2) > 20){
const err12 = {instancePath:instancePath+"/payPassword",schemaPath:"#/$defs/NewPassword/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters",schema:20,parentSchema:schema33,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data2) < 8){
const err13 = {instancePath:instancePath+"/payPassword",schemaPath:"#/$defs/NewPassword/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:schema33,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern6.test(data2)){
const err14 = {instancePath:instancePath+"/payPassword",schemaPath:"#/$defs/NewPassword/pattern",keyword:"pattern",params:{pattern: "^(?!\\s)(?=.*\\p{L})(?=.*\\p{N})[^\\p{Cc}]*[^\\p{Cc}\\s]$"},message:"must match pattern \""+"^(?!\\s)(?=.*\\p{L})(?=.*\\p{N})[^\\p{Cc}]*[^\\p{Cc}\\s]$"+"\"",schema:"^(?!\\s)(?=.*\\p{L})(?=.*\\p{N})[^\\p{Cc}]*[^\\p{Cc}\\s]$",parentSchema:schema33,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/payPassword",schemaPath:"#/$defs/NewPassword/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.type,parentSchema:schema33,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export default validators;
